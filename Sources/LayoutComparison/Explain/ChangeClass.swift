/// The class of a change.
public enum ChangeClass: String, Sendable, Codable, CaseIterable, Comparable {
  /// Elements moved, changed size, came, went, wrapped or changed places in the stack; a film has
  /// other frames or shows them at other times.
  case layout
  /// Pixels or colours changed where no other class explains it.
  case paint
  /// An element shows another text.
  case text
  /// An element's font, or the font files themselves, are others.
  case fonts
  /// A change of the golden's metadata, not of the picture.
  case metadata

  /// Orders as the cases are.
  public static func < (lhs: ChangeClass, rhs: ChangeClass) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
