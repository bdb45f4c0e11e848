public import Foundation

extension LayoutRecord {
  /// A view as it is drawn: its class, its frame, and every property that affects its own pixels.
  ///
  ///     cell [0,0]  PlantCell            frame in the view around it, points
  ///       └ UIView  contentView          corner radius 10, background #FFFFFF
  ///           ├ UILabel  title           text Basil, font Inter Bold 16
  ///           └ LeafView leaf            drawing 9f86d081884c7d65
  public struct View: Sendable, Hashable {
    /// The name of its class.
    public var className: String
    /// The property that holds it, or its accessibility identifier; nil without either.
    public var name: String?
    /// The frame in the view around it, in points; with a transform the box around it.
    public var frame: CGRect
    /// The origin of its own coordinates; other than zero if its content is scrolled.
    public var boundsOrigin: CGPoint
    /// The properties in which it differs from a plain view, as text.
    ///
    /// Cost: of a view that was just laid out each call makes the words.
    public var properties: [ViewProperty: String] {
      get { look.properties }
      set { look = ViewLook(newValue) }
    }
    /// The properties in which it differs from a plain view.
    package var look: ViewLook
    /// The views in it, from back to front.
    public var views: [View]
    /// The constraints of which it is the first item, in the order they were made active.
    public var constraints: [Constraint]
    /// The number of deeper views that were left out, and a summary of them; nil as a rule.
    public var summary: Summary?

    /// Views that are not reported one by one.
    public struct Summary: Sendable, Hashable {
      /// The number of views.
      public var count: Int
      /// A hash of the view's full description.
      public var digest: String

      /// Makes a summary.
      public init(count: Int, digest: String) {
        self.count = count
        self.digest = digest
      }
    }

    /// Makes a view.
    public init(
      className: String, name: String? = nil, frame: CGRect, boundsOrigin: CGPoint = .zero,
      properties: [ViewProperty: String] = [:], views: [View] = [], constraints: [Constraint] = [],
      summary: Summary? = nil
    ) {
      self.className = className
      self.name = name
      self.frame = frame
      self.boundsOrigin = boundsOrigin
      look = ViewLook(properties)
      self.views = views
      self.constraints = constraints
      self.summary = summary
    }

    /// The number of views, itself included; those that were left out do not count.
    public var count: Int { views.reduce(1) { $0 + $1.count } }
  }

  /// A property in which a view can differ from a plain one.
  ///
  /// The raw value is the name in goldens; `words` is the name in messages.
  public enum ViewProperty: String, Sendable, Hashable, CaseIterable {
    /// Whether it is drawn: `yes` where it is not.
    case hidden
    /// The text of a label.
    case text
    /// The face and the size of the text: `Inter Bold 16`.
    case font
    /// The colour of the text.
    case textColor
    /// The alignment of text, when it is not the natural one.
    case alignment
    /// The most lines of a text; 1 is not reported.
    case lines
    /// The pixels of an image and its size in points: `24×24 9f86d081884c7d65`.
    case image
    /// The colour of a template image or another tinted content.
    case tint
    /// The placement of content in the bounds, when it is not stretched.
    case contentMode
    /// The fingerprint of the display list that the view draws itself.
    case drawing
    /// The colour behind its content.
    case background
    /// The radius of its corners, in points.
    case cornerRadius
    /// The line inside its edges: width and colour.
    case border
    /// The shadow around it: opacity, blur, offset and colour.
    case shadow
    /// The opacity, when it is not 1.
    case alpha
    /// Whether content outside the bounds is clipped: `yes`.
    case clips
    /// The transform, when it is not the identity.
    case transform

    /// The name in messages.
    public var words: String {
      switch self {
      case .textColor: "text color"
      case .contentMode: "content mode"
      case .cornerRadius: "corner radius"
      default: rawValue
      }
    }

    /// The value of a view that does not list the property.
    public var standard: String {
      switch self {
      case .hidden, .clips: "no"
      case .cornerRadius, .border: "0"
      case .alpha, .lines: "1"
      case .alignment: "natural"
      case .contentMode: "scaleToFill"
      case .text, .font, .textColor, .image, .tint, .drawing, .background, .shadow, .transform:
        "none"
      }
    }
  }
}
