// Mirrors NSWritingDirection (iOS 17). Missing: nothing.
import RasterText

/// Where a paragraph begins.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1

  var value: WritingDirection {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
