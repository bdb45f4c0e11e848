import RasterText

extension UIFont {
  /// The widths of the letters in the system font: those of San Francisco, or those of Inter.
  public enum SystemFontWidths: Sendable, Hashable, CaseIterable {
    /// Widths as on iOS, so that lines break at the same characters as on iOS.
    ///
    /// The letters are Inter's. Each is centred in an advance width that was fitted to public
    /// pictures recorded on iOS; no outline and no file of Apple's font is used.
    case iOS
    /// Inter's own widths, about 6 % wider at 17 points.
    case inter
  }

  /// The widths of the letters in system fonts that are made after this property is set.
  ///
  /// The default is `iOS`; the environment variable `QUARTERTURN_SYSTEM_FONT_WIDTHS=inter` changes
  /// it for a process. UIKit has no such property.
  public static var systemFontWidths: SystemFontWidths {
    get { RasterText.SystemFontWidths.current == .iOS ? .iOS : .inter }
    set { RasterText.SystemFontWidths.current = newValue == .iOS ? .iOS : .inter }
  }
}

extension UIFont.Design {
  /// Returns the typesetter's font for this design.
  func font(
    size: CGFloat, weight: FontWeight, isSystem: Bool, form: LetterForm, hasMonospacedDigits: Bool
  ) -> TextFont {
    let design: SystemFontDesign
    switch self {
    case .monospaced: return .monospaced(size: size, weight: weight, form: form)
    case .system: design = .standard
    case .rounded: design = .rounded
    case .serif: design = .serif
    }
    // Fonts of iOS that are found by name are not San Francisco, so their letters keep Inter's
    // widths.
    return isSystem
      ? .system(
        size: size, weight: weight, design: design, form: form,
        hasMonospacedDigits: hasMonospacedDigits)
      : .inter(size: size, weight: weight, form: form)
  }
}
