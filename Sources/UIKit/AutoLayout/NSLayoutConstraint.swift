// Mirrors NSLayoutConstraint (iOS 17). Missing: `NSCoding`.
public import Foundation

/// A linear relation between two attributes of views or guides, with a priority (facts AL20, AL21).
///
///     first.attribute  relation  multiplier × second.attribute + constant
///
/// A constraint takes effect while it is active, that is, held by a view that contains both items.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, InterfaceBuilderObject {
  /// The outlets and actions that Interface Builder documents may connect; the porting tool
  /// generates overrides for an app's classes.
  ///
  /// Differs from UIKit, which has no such member.
  open class var interfaceBuilderMembers: InterfaceBuilderMembers { InterfaceBuilderMembers() }

  /// Makes a constraint without items, which has no effect.
  ///
  /// Use the initialiser with items instead.
  public override init() { super.init() }

  /// Makes a constraint between two attributes, or between one attribute and a constant if there is
  /// no second item.
  ///
  /// An invalid pairing of attributes stops the process with UIKit's message (facts AL28 to AL30).
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init()
    first = ConstraintAnchorPoint(Self.item(view1), attr1)
    second = ConstraintAnchorPoint(view2.map(Self.item), attr2)
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    location = .line(fileID, line)
    checkAttributes()
    // Without a second item the second attribute is dropped, but only here, because the checks
    // above read it.
    if view2 == nil { second = .none }
  }

  var first = ConstraintAnchorPoint.none
  var second = ConstraintAnchorPoint.none
  /// The constraint's rows in the layout engine; nil if it is not installed.
  var installed: InstalledConstraint?
  /// The view that holds the constraint while it is active; nil if the constraint is inactive.
  var holder: UIView? {
    get { holderReference?.view }
    set { holderReference = newValue?.reference }
  }
  private var holderReference: ItemReference?
  /// Whether the constant is the system spacing, which the console shows as `NSSpace` (fact AL35).
  var isSystemSpacing = false
  /// The source location that made the constraint; nil if it is unknown.
  var location: ConstraintLocation?
  /// Whether UIKit made the constraint itself, for example from an autoresizing mask.
  ///
  /// The console shows such a constraint as active, although no view holds it.
  var isOfSystem = false
  /// The position of the constraint's last activation in the order of all activations; 0 before the
  /// first.
  private(set) var serial = 0
  private static var activations = 0

  func noteActivation() {
    Self.activations += 1
    serial = Self.activations
  }

  /// The view that made the constraint for its own arrangement, such as a stack view; nil for an
  /// app's constraint.
  ///
  /// If it is set, leading and trailing follow this view's reading direction, and the constraint is
  /// never broken in a conflict (fact AL83).
  var maker: UIView? {
    get { makerReference?.view }
    set { makerReference = newValue?.reference }
  }
  private var makerReference: ItemReference?

  /// The first item: a view or a layout guide; nil once the item is deallocated.
  open var firstItem: AnyObject? { first.item }
  /// The second item: a view or a layout guide; nil if there is none.
  open var secondItem: AnyObject? { second.item }
  /// The attribute of the first item.
  open var firstAttribute: Attribute { first.attribute }
  /// The attribute of the second item; `.notAnAttribute` if there is no second item.
  open var secondAttribute: Attribute { second.attribute }
  /// The first side as an anchor.
  ///
  /// All constraints on the same attribute return the same object, which is equal to the item's own
  /// anchor.
  ///
  /// Differs from UIKit: it cannot be cast to the class of the item's own anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { first.anchor }
  /// The second side as an anchor; nil if there is no second item.
  ///
  /// Differs from UIKit: it cannot be cast to the class of the item's own anchor.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.attribute == .notAnAttribute ? nil : second.anchor
  }
  /// The relation between the sides.
  open internal(set) var relation = Relation.equal
  /// The factor applied to the second attribute.
  open internal(set) var multiplier: CGFloat = 1
  /// The constant added to the second attribute, in points.
  ///
  /// To change a layout, changing the constant is cheaper than replacing the constraint (fact
  /// AL12).
  open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { constantDidChange() } }
  }
  /// The priority, which decides which constraints are satisfied if not all can be.
  ///
  /// The default is required. Before iOS 13 an active constraint cannot change from required to
  /// optional or back (fact AL23).
  open var priority = UILayoutPriority.required {
    willSet { checkPriority(newValue) }
    didSet { if priority != oldValue { priorityDidChange(from: oldValue) } }
  }
  /// A name that is shown in messages about the constraint; nil by default.
  open var identifier: String?
  /// Inert: whether the holding view archives the constraint.
  open var shouldBeArchived = false
  /// Whether the constraint is active, that is, held by a view.
  ///
  /// Setting it to true adds the constraint to the nearest common ancestor of both items (fact
  /// AL32).
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }
  /// The constraint in the format of UIKit's console (fact AL80), also for subclasses (fact AL81).
  nonisolated open override var description: String {
    // Constraints are only used on the main actor.
    MainActor.assumeIsolated { consoleText }
  }

  /// Activates all given constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Deactivates all given constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
