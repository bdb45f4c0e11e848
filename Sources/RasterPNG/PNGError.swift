/// The reason why a PNG file could not be read or written; every case names the file.
package enum PNGError: Error, Equatable, Sendable {
  /// The file cannot be read; the reason is usually the system's description.
  case unreadable(file: String, reason: String)
  /// The file cannot be written; an existing file is unchanged.
  case unwritable(file: String, reason: String)
  /// The file is not the picture but the pointer that Git LFS leaves until it fetches the file.
  case lfsPointer(file: String)
  /// The file does not begin like a PNG, or is in Apple's variant of PNG; `kind` describes the
  /// file, such as "a JPEG picture" or "empty".
  case notPNG(file: String, kind: String)
  /// The picture has more pixels than the caller allows.
  case tooLarge(file: String, width: Int, height: Int, maximumPixels: Int)
  /// The file begins like a PNG but is damaged or truncated; the reason is usually libpng's
  /// description.
  case broken(file: String, reason: String)
  /// The file is a valid picture, but the chunks that make it an animation are wrong or missing.
  case brokenAnimation(file: String, AnimationFault)
  /// The picture, its scale or one of its texts does not fit the PNG format.
  case unencodable(file: String, reason: String)

  /// The file that caused the error.
  package var file: String {
    switch self {
    case .unreadable(let file, _), .unwritable(let file, _), .lfsPointer(let file),
      .notPNG(let file, _), .tooLarge(let file, _, _, _), .broken(let file, _),
      .brokenAnimation(let file, _), .unencodable(let file, _):
      file
    }
  }
}

extension PNGError: CustomStringConvertible {
  /// One line with the file, the problem, and the next step if it is known.
  package var description: String { "\(file): \(complaint)" }

  private var complaint: String {
    switch self {
    case .unreadable(_, let reason): "cannot be read: \(reason)"
    case .unwritable(_, let reason): "cannot be written: \(reason)"
    case .lfsPointer: "is a Git LFS pointer, not the picture; run `git lfs pull` to fetch it"
    case .notPNG(_, let kind): "is \(kind), not a PNG picture"
    case .tooLarge(_, let width, let height, let maximum):
      "has \(width) × \(height) pixels, more than the limit of \(maximum)"
    case .broken(_, let reason): "is a broken PNG: \(reason)"
    case .brokenAnimation(_, let fault): "is a broken animation: \(fault)"
    case .unencodable(_, let reason): "cannot be encoded: \(reason)"
    }
  }
}
