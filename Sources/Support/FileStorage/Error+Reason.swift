import Foundation

extension POSIXError {
  /// The error of the system's latest call.
  static var latest: POSIXError {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}

extension StorageError {
  /// Returns the error for a file that the system has just refused to write.
  static func notWritable(
    _ url: URL,
    because error: any Error = POSIXError.latest
  ) -> StorageError {
    .notWritable(url.path, reason: error.reason)
  }
}

extension Error {
  /// The error in one phrase, in the system's words if there are any.
  var reason: String {
    if let error = self as? DecodingError { return error.phrase }
    let error = self as NSError
    if error.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(error.code)))
    }
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? any Error
    return underlying?.reason ?? error.localizedDescription
  }
}

extension DecodingError {
  /// The fault that was found in a JSON text.
  fileprivate var phrase: String {
    switch self {
    case .keyNotFound(let key, let context):
      "no '\(key.stringValue)' \(context.place)"
    case .typeMismatch(let type, let context),
      .valueNotFound(let type, let context):
      "no \(type) \(context.place)"
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      // Foundation calls the whole text invalid, and doesn't say where.
      "a number that is out of range or not whole"
    case .dataCorrupted(let context):
      "\(context.debugDescription) \(context.place)"
    @unknown default: "\(self)"
    }
  }
}

extension DecodingError.Context {
  fileprivate var place: String {
    let path = codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.isEmpty ? "at the top" : "at " + path.joined(separator: ".")
  }
}
