import RasterPNG

/// The reason why a golden cannot be compared.
package enum UnreadableReason: Sendable, Hashable, Codable {
  /// The file is a pointer that Git LFS leaves until it fetches the golden.
  case lfsPointer
  /// The file is empty.
  case empty
  /// The file is of another kind than expected; the value is a phrase such as "a JPEG picture".
  case wrongKind(String)
  /// The file is damaged or truncated; the value is a description, usually the reader's.
  case damaged(String)
  /// The picture has more pixels than are read; the value contains its size and the limit.
  case tooLarge(String)
  /// The file cannot be read; the value is the reason, such as the system's description.
  case denied(String)
  /// The stamp has the digest of pixels or metadata other than those in the file.
  case forged

  /// Makes the reason for an error of the PNG reader.
  init(_ error: PNGError) {
    switch error {
    case .lfsPointer: self = .lfsPointer
    case .notPNG(_, "empty"): self = .empty
    case .notPNG(_, let kind): self = .wrongKind(kind)
    case .broken(_, let reason), .unencodable(_, let reason): self = .damaged(reason)
    case .brokenAnimation(_, let fault): self = .damaged(fault.description)
    case .tooLarge(_, let width, let height, let limit):
      self = .tooLarge("\(width)×\(height) pixels, and at most \(limit) are read")
    case .unreadable(_, let reason), .unwritable(_, let reason): self = .denied(reason)
    }
  }

  /// The problem, as a phrase that follows the golden's name.
  package var text: String {
    switch self {
    case .lfsPointer: "is a Git LFS pointer, not the golden itself"
    case .empty: "is empty"
    case .wrongKind(let kind): "is \(kind)"
    case .damaged(let words): "is damaged: \(words)"
    case .tooLarge(let words): "is too large: \(words)"
    case .denied(let words): "cannot be read: \(words)"
    case .forged: "claims to hold other pixels than it shows: it was changed by hand"
    }
  }

  /// The next step for the user, such as a command to run.
  package var advice: String {
    switch self {
    case .lfsPointer: "run `git lfs pull`, then test again"
    case .empty, .damaged: "restore it with git, or record it again"
    case .wrongKind: "put a file of the right kind there, or record it again"
    case .tooLarge: "record it again in a smaller size"
    case .denied: "give this user the right to read it"
    case .forged: "look at the picture itself, then restore it with git or record it again"
    }
  }
}
