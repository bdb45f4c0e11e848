extension LayoutRecord.ViewProperty {
  /// A line of the table of known properties.
  struct Line {
    let name: String
    let words: String?
    let standard: String
    let reach: Reach

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - name: the name in goldens.
    ///   - words: the name in messages; nil to separate the words of the name.
    ///   - standard: the value of a view that does not list the property.
    ///   - reach: the kinds of results of a change.
    init(
      _ name: String, _ words: String? = nil, standard: String = "none",
      reach: Reach = [.frames, .paint]
    ) {
      self.name = name
      self.words = words
      self.standard = standard
      self.reach = reach
    }
  }

  /// The known properties, one line each, in the order in which goldens and messages list them.
  static let table: [Line] = identity + stacks + texts + images + controls + bars + lists + boxes

  /// The place of the view among others, and whether it is shown.
  private static let identity = [
    // The row of a table, its header or footer: `row [1,2]`. It identifies the view.
    Line("place"),
    // A layer without a view is recorded as a view with this property.
    Line("layer", standard: "no"),
    Line("hidden", standard: "no"),
    Line("layoutMargins", standard: "standard"),
    Line("horizontalHugging"), Line("verticalHugging"),
    Line("horizontalCompression", "horizontal compression resistance"),
    Line("verticalCompression", "vertical compression resistance"),
    Line("semanticContent", "semantic content attribute", standard: "unspecified"),
  ]

  private static let stacks = [
    Line("axis", standard: "horizontal"), Line("spacing", standard: "0"),
    Line("customSpacing", "custom spacing"), Line("distribution", standard: "fill"),
    Line("stackAlignment", "alignment", standard: "fill"), Line("arranged", "order"),
    Line("baselineRelative", "baseline relative arrangement", standard: "no"),
    Line("marginsRelative", "layout margins relative arrangement", standard: "no"),
  ]

  private static let images = [
    Line("image"), Line("imageName", "image"), Line("renderingMode", standard: "automatic"),
    Line("symbol"), Line("tint", reach: [.paint]),
    Line("contentMode", standard: "scaleToFill"),
  ]

  private static let lists = [
    Line("listStyle", "style", reach: [.frames, .paint, .inside]),
    Line("rowHeight", standard: "automatic", reach: [.frames, .inside]),
    Line("accessory", reach: [.frames, .paint, .inside]),
    Line("selectionStyle", standard: "default", reach: [.paint, .inside]),
    Line("editing", standard: "no", reach: [.frames, .paint, .inside]),
    Line("separators", "separator style", reach: [.frames, .paint, .inside]),
    Line("separatorInset", reach: [.frames, .paint, .inside]),
    Line("separatorColor", reach: [.paint, .inside]), Line("contentInset"),
    Line("indentation", standard: "0", reach: [.frames, .inside]),
  ]

  private static let boxes = [
    Line("drawing", reach: [.paint]), Line("drawnFrame", reach: []),
    Line("background", reach: [.paint]),
    Line("cornerRadius", standard: "0", reach: [.paint]),
    Line("maskedCorners", "rounded corners", standard: "all", reach: [.paint]),
    Line("cornerCurve", standard: "circular", reach: [.paint]),
    Line("border", standard: "0", reach: [.paint]),
    Line("shadow", reach: [.paint]), Line("alpha", standard: "1", reach: [.paint]),
    Line("clips", standard: "no", reach: [.paint]), Line("mask", reach: [.paint]),
    Line("zPosition", standard: "0", reach: [.paint]), Line("transform", reach: [.frames, .paint]),
    Line("colors", reach: [.paint]), Line("locations", reach: [.paint]),
    Line("startPoint", reach: [.paint]),
    Line("endPoint", reach: [.paint]), Line("path", reach: [.paint]),
    Line("fillColor", reach: [.paint]),
    Line("strokeColor", reach: [.paint]), Line("lineWidth", standard: "1", reach: [.paint]),
    Line("lineDash", reach: [.paint]), Line("lineCap", standard: "butt", reach: [.paint]),
    Line("lineJoin", standard: "miter", reach: [.paint]),
    Line("strokeStart", standard: "0", reach: [.paint]),
    Line("strokeEnd", standard: "1", reach: [.paint]), Line("emitter", reach: [.paint]),
  ]
}
