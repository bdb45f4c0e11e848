/// The category of a change, used to ignore or count changes of one kind.
public enum ChangeClass: String, Sendable, Codable, CaseIterable, Comparable {
  /// Elements moved, were resized, appeared, vanished, wrapped, or changed their index paths or
  /// z-indexes; a measure or setting of the layout changed; or a film, which is a sequence of
  /// pictures, has different frames or a different timing.
  case layout
  /// Pixels or colours changed, and no change of another class explains them.
  case paint
  /// An element shows a different text.
  case text
  /// An element's font or the font files themselves changed.
  case fonts
  /// The golden's metadata changed, but not its picture.
  case metadata

  /// Orders classes as their cases are declared.
  public static func < (lhs: ChangeClass, rhs: ChangeClass) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
