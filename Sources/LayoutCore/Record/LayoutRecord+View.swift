public import Foundation

extension LayoutRecord {
  /// A view as it is drawn: its class, its frame, and all properties that affect its own pixels.
  ///
  ///     cell [0,0]  PlantCell            frame in superview, points
  ///       └ UIView  contentView          corner radius 10, background #FFFFFF
  ///           ├ UILabel  title           text Basil, font Inter Bold 16
  ///           └ LeafView leaf            drawing 9f86d081884c7d65
  public struct View: Sendable, Hashable {
    /// The name of the view's class.
    public var className: String
    /// The name of the property that holds the view, or its accessibility identifier; nil if it has
    /// neither.
    public var name: String?
    /// The frame in the superview, in points; if the view has a transform, its bounding box.
    public var frame: CGRect
    /// The origin of the bounds in points; not zero if the view is a scroll view whose content was
    /// scrolled.
    public var boundsOrigin: CGPoint
    /// The properties that differ from those of a plain view, as text.
    ///
    /// If the view was recorded and not read from a file, the texts are created on each access
    /// (``ViewLook``).
    public var properties: [ViewProperty: String] {
      get { look.properties }
      set { look = ViewLook(newValue) }
    }
    /// The properties that differ from those of a plain view.
    package var look: ViewLook
    /// The subviews, from back to front.
    public var views: [View]
    /// The constraints whose first item is the view, in the order in which they were activated.
    public var constraints: [Constraint]
    /// A summary of the subviews if `views` does not list them because they are on too deep a
    /// level; otherwise nil.
    public var summary: Summary?

    /// A summary of views that are not listed.
    public struct Summary: Sendable, Hashable {
      /// The number of views.
      public var count: Int
      /// A hash of all properties of the views.
      public var digest: String

      /// Creates a summary from the number of views and their hash.
      package init(count: Int, digest: String) {
        self.count = count
        self.digest = digest
      }
    }

    /// Creates a view, by default without properties, subviews and constraints.
    package init(
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

    /// The number of views, including this one and excluding those in a summary.
    package var count: Int { views.reduce(1) { $0 + $1.count } }
  }
}
