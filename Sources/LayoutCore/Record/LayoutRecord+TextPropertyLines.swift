/// The properties of texts, in the table of known properties.
extension LayoutRecord.ViewProperty {
  static let texts =
    [
      Line("text", standard: "", reach: [.frames, .text, .paint]),
      Line("placeholder", standard: "", reach: [.frames, .text, .paint]),
      Line("fontWeight", standard: "of the typeface"), Line("font"), Line("fontName"),
      Line("monospacedDigits", standard: "no"), Line("italic", standard: "no"),
      Line("condensed", standard: "no"),
      Line("textColor", reach: [.paint]), Line("alignment", standard: "natural"),
      Line("lines", "number of lines", standard: "1"),
      Line("lineBreak", "line break mode", standard: "tail"),
      Line("lineBreakStrategy", standard: "standard"),
      Line("adjustsFontSize", "adjusts font size to fit width", standard: "no"),
      Line("minimumScale", "minimum scale factor", standard: "0"),
      Line("minimumFontSize", standard: "0"),
      Line("tightening", "allows tightening", standard: "no"),
      Line("baselineAdjustment", standard: "align baselines", reach: [.paint]),
      Line("preferredMaxLayoutWidth", "preferred max layout width", standard: "0"),
      Line("shown", "shown text", standard: "", reach: [.text, .paint]),
      Line("linkColor", "link color", reach: [.paint]),
      Line("textContainerInset", standard: "top 8, bottom 8"),
      Line("lineFragmentPadding", standard: "5"),
      Line("maximumNumberOfLines", standard: "0"),
      Line("textContainer.lineBreakMode", "line break mode", standard: "word wrap"),
      Line("editable", standard: "yes", reach: []),
      Line("scrollEnabled", standard: "yes"),
    ] + attributes("attributes.", words: "") + attributes("placeholder.", words: "placeholder ")

  private static func attributes(_ prefix: String, words: String) -> [Line] {
    let colors = [
      ("foregroundColor", "foreground color"), ("backgroundColor", "background color"),
      ("strikethroughColor", "strikethrough color"),
    ]
    let fields = [
      ("font", "font", "none"), ("kern", "kern", "none"),
      ("underlineStyle", "underline style", "none"),
      ("strikethroughStyle", "strikethrough style", "none"),
      ("baselineOffset", "baseline offset", "none"),
      ("link", "link", "none"), ("lineSpacing", "line spacing", "0"),
      ("paragraphSpacing", "paragraph spacing", "0"),
      ("lineHeightMultiple", "line height multiple", "0"),
      ("minimumLineHeight", "minimum line height", "0"),
      ("maximumLineHeight", "maximum line height", "0"),
      ("alignment", "paragraph alignment", "natural"),
      ("lineBreakMode", "paragraph line break mode", "word wrap"),
      ("baseWritingDirection", "base writing direction", "natural"),
      ("lineBreakStrategy", "paragraph line break strategy", "none"),
      ("tightening", "paragraph allows tightening", "no"),
    ]
    return colors.map { Line(prefix + $0, words + $1, reach: [.paint]) }
      + fields.map { Line(prefix + $0, words + $1, standard: $2) }
  }
}
