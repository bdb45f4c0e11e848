// Mirrors NSLayoutConstraint (iOS 17). Missing: archives.
public import Foundation

/// A linear relation between two attributes of views or guides, with a priority (facts AL20, AL21).
///
///     first.attribute  relation  multiplier × second.attribute + constant
///
/// It counts while it is active: held by a view that contains both items.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Makes a constraint that is not active; relates nothing until it is made from items.
  public override init() { super.init() }

  /// Makes a constraint between two attributes, or of one with a constant if there is no second
  /// item.
  ///
  /// A pairing of attributes that makes no sense stops the process with UIKit's words (facts AL28
  /// to AL30).
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
    // An attribute of nothing is none, once what makes no sense was refused.
    if view2 == nil { second = .none }
  }

  var first = ConstraintAnchorPoint.none
  var second = ConstraintAnchorPoint.none
  /// The row of the constraint in the engine that lays its items out.
  var installed: InstalledConstraint?
  /// The view that holds the constraint while it is active.
  var holder: UIView? {
    get { holderReference?.view }
    set { holderReference = newValue?.reference }
  }
  private var holderReference: ItemReference?
  /// Whether the constant is the system's spacing, as the console then shows it (fact AL35).
  var isSystemSpacing = false
  /// The line that made the constraint; nil if the caller gives none.
  var location: ConstraintLocation?
  /// Whether the system made the constraint: the console shows it as active, though no view
  /// holds it.
  var isOfSystem = false
  /// The number of the last activation, in the order of all of them; 0 before the first.
  private(set) var serial = 0
  private static var activations = 0

  func noteActivation() {
    Self.activations += 1
    serial = Self.activations
  }

  /// The view that made the constraint for its own arrangement; nil for one that a client made.
  ///
  /// Leading and trailing are its own then, and no conflict breaks the constraint (fact AL83).
  var maker: UIView? {
    get { makerReference?.view }
    set { makerReference = newValue?.reference }
  }
  private var makerReference: ItemReference?

  /// The first item: a view or a layout guide.
  open var firstItem: AnyObject? { first.item }
  /// The second item, if there is one.
  open var secondItem: AnyObject? { second.item }
  /// The attribute of the first item.
  open var firstAttribute: Attribute { first.attribute }
  /// The attribute of the second item.
  open var secondAttribute: Attribute { second.attribute }
  /// The first side as an anchor, the same object for each constraint on it, and equal to the one
  /// that its item gives out.
  ///
  /// Differs from UIKit: it cannot be cast to the class of the item's own anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { first.anchor }
  /// The second side as an anchor, if there is a second item.
  ///
  /// Differs from UIKit: it cannot be cast to the class of the item's own anchor.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.attribute == .notAnAttribute ? nil : second.anchor
  }
  /// The relation between the sides.
  open internal(set) var relation = Relation.equal
  /// The factor of the second attribute.
  open internal(set) var multiplier: CGFloat = 1
  /// The number that is added to the second attribute; changing it is the cheapest change of a
  /// layout (fact AL12).
  open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { constantDidChange() } }
  }
  /// The priority; before iOS 13 an active constraint cannot change from required to optional or
  /// back (fact AL23).
  open var priority = UILayoutPriority.required {
    willSet { checkPriority(newValue) }
    didSet { if priority != oldValue { priorityDidChange(from: oldValue) } }
  }
  /// A name that the console shows.
  open var identifier: String?
  /// Inert: whether an archive of the holding view keeps the constraint.
  open var shouldBeArchived = false
  /// Whether the constraint is held by a view, and so counts.
  ///
  /// Setting it to true adds the constraint to the nearest view that contains both items (fact
  /// AL32).
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }
  /// The two sides as UIKit's console writes them (fact AL80); for subclasses too (fact AL81).
  nonisolated open override var description: String {
    // As all of it, constraints are described on the main actor.
    MainActor.assumeIsolated { consoleText }
  }

  /// Makes constraints active, all at once.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Makes constraints inactive.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
