import Foundation

/// A golden that is text.
enum TextFile {
  struct Obstacle: Error { let reason: UnreadableReason }

  /// Reads a golden's bytes as UTF-8; a pointer of Git LFS is told as one.
  static func read(_ data: Data) -> Result<String, Obstacle> {
    if data.starts(with: Data("version https://git-lfs.github.com/spec/v1".utf8)) {
      return .failure(Obstacle(reason: .lfsPointer))
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      return .failure(Obstacle(reason: .wrongKind("no text in UTF-8")))
    }
    return .success(text)
  }
}
