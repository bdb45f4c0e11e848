extension LayoutRecord.ViewProperty {
  /// The place of a view in a table: `row [1,2]`, `header 1`, `footer 0`; the place identifies the
  /// view.
  public static let place = Self("place")
  /// Whether the record is of a layer without a view; `yes` if it is.
  public static let layer = Self("layer")
  /// Whether the view is hidden; `yes` if it is.
  public static let hidden = Self("hidden")
  /// The insets that a view controller adds to the safe area of its view, in points: `top 30`.
  public static let additionalSafeArea = Self("additionalSafeArea")
  /// The view's own layout margins, in points: `top 8, leading 16`.
  public static let layoutMargins = Self("layoutMargins")
  /// Whether the safe area is added to the layout margins; `no` if it is not.
  public static let safeAreaMargins = Self("safeAreaMargins")
  /// Whether the superview's layout margins apply to the view too; `yes` if they do.
  public static let preservesMargins = Self("preservesMargins")
  /// The priority of hugging the content horizontally, if it was set.
  public static let horizontalHugging = Self("horizontalHugging")
  /// The priority of hugging the content vertically, if it was set.
  public static let verticalHugging = Self("verticalHugging")
  /// The priority of resisting compression horizontally, if it was set.
  public static let horizontalCompression = Self("horizontalCompression")
  /// The priority of resisting compression vertically, if it was set.
  public static let verticalCompression = Self("verticalCompression")
  /// The semantic content attribute, which determines whether a view is mirrored, if it was set.
  public static let semanticContent = Self("semanticContent")
  /// Whether the autoresizing mask of a view with constraints is translated into constraints; `yes`
  /// if it is.
  public static let translatesMask = Self("translatesMask")
  /// The flexible parts of a frame that no constraints determine: `width, height`.
  public static let autoresizingMask = Self("autoresizingMask")
  /// The user interface style that the view overrides: `light` or `dark`.
  public static let interfaceStyle = Self("interfaceStyle")
  /// The axis of a stack view, if it is not horizontal: `vertical`.
  public static let axis = Self("axis")
  /// The spacing of a stack view, in points.
  public static let spacing = Self("spacing")
  /// The custom spacings of a stack view: `30 after heading`.
  public static let customSpacing = Self("customSpacing")
  /// The distribution of a stack view.
  public static let distribution = Self("distribution")
  /// The alignment of a stack view.
  public static let stackAlignment = Self("stackAlignment")
  /// The names of the arranged views of a stack view, in order.
  public static let arranged = Self("arranged")
  /// Whether a stack view measures from baselines; `yes` if it does.
  public static let baselineRelative = Self("baselineRelative")
  /// Whether a stack view lays out inside its margins; `yes` if it does.
  public static let marginsRelative = Self("marginsRelative")
  /// The text of a label, a text field or a text view.
  public static let text = Self("text")
  /// The placeholder of a text field or a search bar.
  public static let placeholder = Self("placeholder")
  /// The typeface and the size of the text: `Inter Bold 16`.
  public static let font = Self("font")
  /// The requested weight of the text's font if no typeface has it: `light`.
  public static let fontWeight = Self("fontWeight")
  /// The colour of the text.
  public static let textColor = Self("textColor")
  /// The alignment of the text, if it is not the natural one.
  public static let alignment = Self("alignment")
  /// The maximum number of lines of the text, if it is not 1.
  public static let lines = Self("lines")
  /// The line break mode, if it is not that of a plain view.
  public static let lineBreak = Self("lineBreak")
  /// The minimum scale factor of a label that shrinks its text.
  public static let minimumScale = Self("minimumScale")
  /// The text that fits, if not all of it does: `Ada Lovel…`.
  public static let shown = Self("shown")
  /// The size of the image in points and a hash of its pixels: `24×24 9f86d081884c7d65`.
  public static let image = Self("image")
  /// The name of the image in its catalogue.
  public static let imageName = Self("imageName")
  /// The parts of the image's file that are not drawn: `blend mode Hue`.
  public static let omissions = Self("omissions")
  /// The rendering mode of the image.
  public static let renderingMode = Self("renderingMode")
  /// The name of a symbol and its configuration.
  public static let symbol = Self("symbol")
  /// The colour of a template image or of other tinted content.
  public static let tint = Self("tint")
  /// The tint colour of an image, if it has its own.
  public static let imageTint = Self("imageTint")
  /// The insets of an image's alignment rectangle, in points.
  public static let alignmentInsets = Self("alignmentInsets")
  /// The caps of a resizable image, in points.
  public static let capInsets = Self("capInsets")
  /// The way in which the middle of a resizable image is filled.
  public static let resizingMode = Self("resizingMode")
  /// The content mode, if it is not `scaleToFill`.
  public static let contentMode = Self("contentMode")
  /// Whether a switch is on; `yes` if it is.
  public static let on = Self("on")
  /// Whether a control, a label or a bar is enabled; `no` if it is not.
  public static let enabled = Self("enabled")
  /// Whether a control, a label, an image view or a cell is highlighted; `yes` if it is.
  public static let highlighted = Self("highlighted")
  /// Whether a control or a cell is selected; `yes` if it is.
  public static let selected = Self("selected")
  /// The selected segment: `1 “Week”`, or `none`.
  public static let selectedSegment = Self("selectedSegment")
  /// The titles of the segments.
  public static let segments = Self("segments")
  /// The titles of a search bar's scopes.
  public static let scopes = Self("scopes")
  /// The selected scope of a search bar: `1 “Unread”`.
  public static let selectedScope = Self("selectedScope")
  /// The value of a slider or a stepper.
  public static let value = Self("value")
  /// The minimum value of a slider or a stepper.
  public static let minimumValue = Self("minimumValue")
  /// The maximum value of a slider or a stepper.
  public static let maximumValue = Self("maximumValue")
  /// The step of a stepper.
  public static let stepValue = Self("stepValue")
  /// The progress of a progress view, from 0 to 1.
  public static let progress = Self("progress")
  /// The number of pages of a page control.
  public static let pages = Self("pages")
  /// The current page of a page control, from 0.
  public static let currentPage = Self("currentPage")
  /// Whether an activity indicator is animating; `yes` if it is.
  public static let animating = Self("animating")
  /// The title of a button or a bar.
  public static let title = Self("title")
  /// The border style of a text field.
  public static let borderStyle = Self("borderStyle")
  /// The prompt of a navigation item.
  public static let prompt = Self("prompt")
  /// Whether a navigation bar shows a large title; `yes` if it does.
  public static let largeTitle = Self("largeTitle")
  /// The items on the leading side of a bar.
  public static let leftItems = Self("leftItems")
  /// The items on the trailing side of a bar.
  public static let rightItems = Self("rightItems")
  /// The items of a toolbar or a tab bar.
  public static let items = Self("items")
  /// The selected item of a tab bar.
  public static let selectedItem = Self("selectedItem")
  /// The titles of an open menu's elements.
  public static let menuElements = Self("menuElements")
  /// The sections of a table that were inserted, deleted or moved; only in messages.
  public static let sections = Self("sections")
  /// The rows of a table that moved by the same distance, or that swapped places; only in messages.
  public static let rows = Self("rows")
  /// The style of a table.
  public static let listStyle = Self("listStyle")
  /// The style of a cell.
  public static let cellStyle = Self("cellStyle")
  /// The height of a table's rows, in points.
  public static let rowHeight = Self("rowHeight")
  /// The height of a table's section headers, in points.
  public static let headerHeight = Self("headerHeight")
  /// The height of a table's section footers, in points.
  public static let footerHeight = Self("footerHeight")
  /// The space above a table's section headers, in points.
  public static let headerTopPadding = Self("headerTopPadding")
  /// The accessory of a cell.
  public static let accessory = Self("accessory")
  /// The accessories of a cell of a list in a collection view.
  public static let accessories = Self("accessories")
  /// The selection style of a cell.
  public static let selectionStyle = Self("selectionStyle")
  /// Whether a table, a collection view or a cell is editing; `yes` if it is.
  public static let editing = Self("editing")
  /// The separator style of a table.
  public static let separators = Self("separators")
  /// The separators of a row of a list in a collection view: `top`, `bottom` or both.
  public static let rowSeparators = Self("rowSeparators")
  /// The insets of separators, in points.
  public static let separatorInset = Self("separatorInset")
  /// The edges or insets from which separator insets are measured.
  public static let separatorInsetReference = Self("separatorInsetReference")
  /// The colour of separators.
  public static let separatorColor = Self("separatorColor")
  /// The content inset of a scroll view, in points.
  public static let contentInset = Self("contentInset")
  /// The indentation level of a cell.
  public static let indentation = Self("indentation")
  /// The width of an indentation step, in points.
  public static let indentationWidth = Self("indentationWidth")
  /// Whether a cell's accessories are indented too; `no` if they are not.
  public static let indentsAccessories = Self("indentsAccessories")
  /// A hash of the display list that the view's own `draw(_:)` records.
  public static let drawing = Self("drawing")
  /// The strokes, fills, images and texts that an app's view draws, if they are few:
  /// `stroke 6 #007AFF, text`.
  public static let drawn = Self("drawn")
  /// The rectangle in which the view draws, if it is larger than the bounds: `0,-20 320×64`.
  public static let drawnFrame = Self("drawnFrame")
  /// The background colour.
  public static let background = Self("background")
  /// The corner radius, in points.
  public static let cornerRadius = Self("cornerRadius")
  /// The corners that are rounded, if not all are.
  public static let maskedCorners = Self("maskedCorners")
  /// The curve of the corners.
  public static let cornerCurve = Self("cornerCurve")
  /// The border inside the edges: width and colour.
  public static let border = Self("border")
  /// The width of a border, in points; a part of `border` in messages.
  public static let borderWidth = Self("borderWidth")
  /// The colour of a border; a part of `border` in messages.
  public static let borderColor = Self("borderColor")
  /// The shadow: opacity, blur, offset and colour.
  public static let shadow = Self("shadow")
  /// The opacity of a shadow; a part of `shadow` in messages.
  public static let shadowOpacity = Self("shadowOpacity")
  /// The radius of a shadow's blur; a part of `shadow` in messages.
  public static let shadowRadius = Self("shadowRadius")
  /// The offset of a shadow; a part of `shadow` in messages.
  public static let shadowOffset = Self("shadowOffset")
  /// The colour of a shadow; a part of `shadow` in messages.
  public static let shadowColor = Self("shadowColor")
  /// The shape that casts the shadow: its bounds, the number of its points, and a hash of them.
  public static let shadowPath = Self("shadowPath")
  /// The opacity, if it is not 1.
  public static let alpha = Self("alpha")
  /// Whether content outside the bounds is clipped; `yes` if it is.
  public static let clips = Self("clips")
  /// The style of a visual effect view's blur: `dark`.
  public static let effect = Self("effect")
  /// The mask of the view.
  public static let mask = Self("mask")
  /// The position of the layer in depth, if it is not 0.
  public static let zPosition = Self("zPosition")
  /// The transform, if it is not the identity.
  public static let transform = Self("transform")
  /// The anchor point of the layer, if it is not in the middle.
  public static let anchorPoint = Self("anchorPoint")
  /// The transform of the sublayers, if it is not the identity.
  public static let sublayerTransform = Self("sublayerTransform")
  /// The placement of a layer's image, if it is not `resize`.
  public static let contentsGravity = Self("contentsGravity")
  /// The visible part of a layer's image, in the unit square.
  public static let contentsRect = Self("contentsRect")
  /// The stretchable part of a layer's image, in the unit square.
  public static let contentsCenter = Self("contentsCenter")
  /// The colours of a gradient.
  public static let colors = Self("colors")
  /// The locations of a gradient's colours, from 0 to 1.
  public static let locations = Self("locations")
  /// The start of a gradient, in units of the layer.
  public static let startPoint = Self("startPoint")
  /// The end of a gradient, in units of the layer.
  public static let endPoint = Self("endPoint")
  /// The kind of a gradient, if it is not `axial`.
  public static let gradientType = Self("gradientType")
  /// The bounds of a shape's path and a hash of its points.
  public static let path = Self("path")
  /// The colour inside a shape.
  public static let fillColor = Self("fillColor")
  /// The rule that determines which points are inside a shape.
  public static let fillRule = Self("fillRule")
  /// The colour of a shape's line.
  public static let strokeColor = Self("strokeColor")
  /// The width of a shape's line, in points.
  public static let lineWidth = Self("lineWidth")
  /// The dash pattern of a shape's line, in points.
  public static let lineDash = Self("lineDash")
  /// The distance into the dash pattern at which a line begins, in points.
  public static let lineDashPhase = Self("lineDashPhase")
  /// The maximum length of a miter, in line widths.
  public static let miterLimit = Self("miterLimit")
  /// The ends of a shape's line.
  public static let lineCap = Self("lineCap")
  /// The joins of a shape's line.
  public static let lineJoin = Self("lineJoin")
  /// The start of the stroked part of a path, from 0 to 1.
  public static let strokeStart = Self("strokeStart")
  /// The end of the stroked part of a path, from 0 to 1.
  public static let strokeEnd = Self("strokeEnd")
  /// The cells of an emitter layer, which is not drawn.
  public static let emitter = Self("emitter")
}
