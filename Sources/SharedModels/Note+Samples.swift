import Foundation

extension Note {
  /// The two notes of a new notes application, written on 2015-01-01 at
  /// 16:01:03 and on 2015-01-02 at 08:01:03, UTC.
  public static let samples = [
    Note(
      date: Date(timeIntervalSince1970: 1_420_128_063),
      content: "Welcome to MyNote."
    ),
    Note(
      date: Date(timeIntervalSince1970: 1_420_185_663),
      content: "欢迎使用MyNote。"
    ),
  ]
}
