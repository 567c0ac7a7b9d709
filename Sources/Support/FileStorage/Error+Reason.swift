import Foundation

extension Error {
  /// What went wrong in one phrase, the system's own where there is one.
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
  fileprivate var phrase: String {
    switch self {
    case .keyNotFound(let key, let context):
      "no '\(key.stringValue)' \(context.place)"
    case .typeMismatch(let type, let context):
      "no \(type) \(context.place)"
    case .valueNotFound(let type, let context):
      "no \(type) \(context.place)"
    case .dataCorrupted(let context):
      "\(context.debugDescription) \(context.place)"
    @unknown default: "\(self)"
    }
  }
}

extension DecodingError.Context {
  fileprivate var place: String {
    codingPath.isEmpty
      ? "at the top"
      : "at "
        + codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
        .joined(separator: ".")
  }
}
