import RasterPNG

/// The reason why a golden cannot be compared with.
public enum UnreadableReason: Sendable, Hashable, Codable {
  /// It is the pointer that Git LFS leaves in a file's place.
  case lfsPointer
  /// It is empty.
  case empty
  /// Its format is not that of its name, such as "a JPEG picture".
  case wrongKind(String)
  /// It is damaged or cut short, in the reader's words.
  case damaged(String)
  /// It is larger than may be read.
  case tooLarge(String)
  /// The system refuses it, in its words.
  case denied(String)
  /// Its stamp claims other pixels than it shows.
  case forged

  /// The reason for an error of the PNG reader.
  init(_ error: PNGError) {
    switch error {
    case .lfsPointer: self = .lfsPointer
    case .notPNG(_, "empty"): self = .empty
    case .notPNG(_, let kind): self = .wrongKind(kind)
    case .broken(_, let reason), .unencodable(_, let reason): self = .damaged(reason)
    case .brokenAnimation(_, let fault): self = .damaged(fault.description)
    case .tooLarge(_, let width, let height, let limit):
      self = .tooLarge("\(width)×\(height) pixels, and \(limit) pixels are read")
    case .unreadable(_, let reason), .unwritable(_, let reason): self = .denied(reason)
    }
  }

  /// The problem, after the golden's name.
  public var text: String {
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
  public var advice: String {
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
