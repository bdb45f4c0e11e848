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
    ///   - words: the name in messages; nil to derive `corner radius` from `cornerRadius`.
    ///   - standard: the value of a view that does not list the property.
    ///   - reach: the effects of a change.
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
  static let table: [Line] =
    identity + stacks + texts + images + controls + bars + presentations + lists + contents
    + boxes + layers

  /// The properties that identify the view, and those that say how it is laid out and whether it is
  /// shown.
  private static let identity = [
    // The place of a row, a header or a footer in a table, such as `row [1,2]`; it identifies
    // the view.
    Line("place"),
    // A layer without a view is recorded as a view with this property.
    Line("layer", standard: "no"),
    Line("hidden", standard: "no"),
    Line("additionalSafeArea", "additional safe area insets"),
    Line("layoutMargins", standard: "standard"),
    Line("safeAreaMargins", "insets layout margins from safe area", standard: "yes"),
    Line("preservesMargins", "preserves superview layout margins", standard: "no"),
    Line("horizontalHugging", standard: "250"), Line("verticalHugging", standard: "250"),
    Line("horizontalCompression", "horizontal compression resistance", standard: "750"),
    Line("verticalCompression", "vertical compression resistance", standard: "750"),
    Line("semanticContent", "semantic content attribute", standard: "unspecified"),
    Line("translatesMask", "translates autoresizing mask into constraints", standard: "no"),
    Line("autoresizingMask"),
    Line(
      "interfaceStyle", "user interface style", standard: "unspecified", reach: [.paint, .inside]),
  ]

  private static let stacks = [
    Line("axis", standard: "horizontal"), Line("spacing", standard: "0"),
    Line("customSpacing", "custom spacing"), Line("distribution", standard: "fill"),
    Line("stackAlignment", "alignment", standard: "fill"), Line("arranged", "order"),
    Line("baselineRelative", "baseline relative arrangement", standard: "no"),
    Line("marginsRelative", "layout margins relative arrangement", standard: "no"),
  ]

  private static let images = [
    Line("image"), Line("imageName", "image"), Line("symbol"),
    Line("renderingMode", standard: "automatic", reach: [.paint]),
    Line("tint", "tint color", reach: [.paint]),
    Line("imageTint", "image tint color", reach: [.paint]),
    Line("alignmentInsets", "alignment rect insets"), Line("capInsets", reach: [.paint]),
    Line("resizingMode", standard: "tile", reach: [.paint]),
    Line("contentMode", standard: "scaleToFill"),
  ]

  private static let lists = [
    // The following two properties describe changed sections and moved rows of a table in messages;
    // records do not contain them.
    Line("sections", reach: [.frames, .paint, .inside]), Line("rows", reach: [.frames, .paint]),
    Line("listStyle", "style", standard: "plain", reach: [.frames, .paint, .inside]),
    Line("cellStyle", "style", standard: "default", reach: [.frames, .paint, .inside]),
    Line("rowHeight", standard: "automatic", reach: [.frames, .inside]),
    Line(
      "headerHeight", "section header height", standard: "automatic", reach: [.frames, .inside]),
    Line(
      "footerHeight", "section footer height", standard: "automatic", reach: [.frames, .inside]),
    Line(
      "headerTopPadding", "section header top padding", standard: "automatic",
      reach: [.frames, .inside]),
    Line("accessory", reach: [.frames, .paint, .inside]),
    Line("accessories", reach: [.frames, .paint, .inside]),
    Line("editingStyle", standard: "delete", reach: [.frames, .paint, .inside]),
    Line("reorderControl", standard: "no", reach: [.frames, .paint, .inside]),
    Line("indexTitles", "section index titles", reach: [.frames, .paint, .inside]),
    Line("swipeActions", reach: [.frames, .paint, .inside]),
    Line("selectionStyle", standard: "default", reach: [.paint, .inside]),
    Line("editing", standard: "no", reach: [.frames, .paint, .inside]),
    Line(
      "separators", "separator style", standard: "singleLine", reach: [.frames, .paint, .inside]),
    Line("rowSeparators", "separators", reach: [.paint, .inside]),
    Line("separatorInset", standard: "automatic", reach: [.frames, .paint, .inside]),
    Line(
      "separatorInsetReference", standard: "fromCellEdges", reach: [.frames, .paint, .inside]),
    Line("separatorColor", standard: "standard", reach: [.paint, .inside]),
    Line("contentInset"),
    Line("indentation", "indentation level", standard: "0", reach: [.frames, .inside]),
    Line("indentationWidth", standard: "10", reach: [.frames, .inside]),
    Line("indentsAccessories", standard: "yes", reach: [.frames, .inside]),
  ]

  /// The fields of a list's content configuration.
  static let contents = [
    Line(
      "contentStyle", "content configuration", standard: "cell",
      reach: [.frames, .text, .paint, .inside]),
    Line("contentMargins", "content layout margins", reach: [.frames, .inside]),
    Line(
      "prefersSideBySide", "prefers side by side text and secondary text", standard: "standard",
      reach: [.frames, .inside]),
    Line("imageToTextPadding", standard: "16", reach: [.frames, .inside]),
    Line(
      "secondaryTextHorizontalPadding", "text to secondary text horizontal padding",
      standard: "8", reach: [.frames, .inside]),
    Line(
      "secondaryTextVerticalPadding", "text to secondary text vertical padding", standard: "3",
      reach: [.frames, .inside]),
    Line("imageMaximumSize", "image maximum size", reach: [.frames, .inside]),
    Line("imageReservedSize", "image reserved layout size", reach: [.frames, .inside]),
  ]

  private static let boxes = [
    Line("drawing", reach: [.paint]), Line("drawn", reach: [.paint]),
    Line("drawnFrame", reach: []),
    Line("effect", reach: [.paint, .inside]),
    Line("background", reach: [.paint]),
    Line("cornerRadius", standard: "0", reach: [.paint]),
    Line("maskedCorners", "rounded corners", standard: "all", reach: [.paint]),
    Line("cornerCurve", standard: "circular", reach: [.paint]),
    Line("border", standard: "0", reach: [.paint]),
    // A border and a shadow are each recorded as one property, `border` and `shadow`; messages
    // compare them by their parts, such as `borderWidth`.
    Line("borderWidth", standard: "0", reach: [.paint]), Line("borderColor", reach: [.paint]),
    Line("shadow", reach: [.paint]), Line("shadowOpacity", standard: "0", reach: [.paint]),
    Line("shadowRadius", reach: [.paint]), Line("shadowOffset", reach: [.paint]),
    Line("shadowColor", reach: [.paint]), Line("shadowPath", reach: [.paint]),
    Line("alpha", standard: "1", reach: [.paint]),
    Line("clips", standard: "no", reach: [.paint]), Line("mask", reach: [.paint]),
    Line("zPosition", standard: "0", reach: [.paint]), Line("transform", reach: [.frames, .paint]),
    Line("anchorPoint", standard: "0.5,0.5"),
    Line("sublayerTransform", reach: [.paint]),
  ]

  /// The fields of layers of certain classes, such as gradients and shapes, and of a layer's
  /// contents.
  private static let layers = [
    Line("contentsGravity", standard: "resize", reach: [.paint]),
    Line("contentsRect", standard: "0,0 1×1", reach: [.paint]),
    Line("contentsCenter", standard: "0,0 1×1", reach: [.paint]),
    Line("colors", reach: [.paint]), Line("locations", standard: "even", reach: [.paint]),
    Line("startPoint", standard: "0.5,0", reach: [.paint]),
    Line("endPoint", standard: "0.5,1", reach: [.paint]),
    Line("gradientType", "type", standard: "axial", reach: [.paint]),
    Line("path", reach: [.paint]), Line("fillColor", standard: "#000000", reach: [.paint]),
    Line("fillRule", standard: "non-zero", reach: [.paint]),
    Line("strokeColor", reach: [.paint]), Line("lineWidth", standard: "1", reach: [.paint]),
    Line("lineDash", "line dash pattern", reach: [.paint]),
    Line("lineDashPhase", standard: "0", reach: [.paint]),
    Line("miterLimit", standard: "10", reach: [.paint]),
    Line("lineCap", standard: "butt", reach: [.paint]),
    Line("lineJoin", standard: "miter", reach: [.paint]),
    Line("strokeStart", standard: "0", reach: [.paint]),
    Line("strokeEnd", standard: "1", reach: [.paint]), Line("emitter", reach: [.paint]),
  ]
}
