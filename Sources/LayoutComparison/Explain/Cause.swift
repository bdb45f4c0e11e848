/// One thing that changed, with everything that it explains, counted instead of listed.
///
/// ```
/// section 0 inset.left 16 → 24: 12 cells moved +8,0 and 3 wrapped to the next line
/// └────────── trigger ────────┘ └─────────────────── effects ────────────────────┘
/// ```
///
/// The finder makes it, and the same value is merged across panes, stored in the records of a run
/// and read by everything that writes sentences. Of ten thousand cells that moved alike it stores
/// one group; the elements themselves stay with it only until it is reported.
public struct Cause: Sendable, Hashable, Codable {
  /// The change that the others follow from.
  public enum Trigger: Sendable, Hashable, Codable {
    /// The visible rectangle: left, top, width, height.
    case viewport(golden: [Double], actual: [Double])
    /// The same numbers in these sections.
    case sections([Int], metrics: [MetricChange])
    /// Measures that are inferred from frames, in these sections, and those that followed; no
    /// section is listed if it is all.
    case inferred([Int], [InferredChange], followed: [InferredChange])
    /// The width and height of everything that can be scrolled to.
    case contentSize(golden: [Double], actual: [Double])
    /// The growth of the content, if its size differs per pane.
    case contentGrowth(width: ElementGroup.Extremes, height: ElementGroup.Extremes)
    /// A fact about the whole layout, such as its device.
    case setting(name: String, golden: String, actual: String)
    /// Elements that the golden does not have.
    case appeared(ElementGroup)
    /// Elements that only the golden has.
    case vanished(ElementGroup)
    /// Elements that show another text.
    case text(ElementGroup, texts: [Replacement])
    /// Elements whose text is set in another font.
    case font(ElementGroup, golden: String?, actual: String?)
    /// Elements of another colour.
    case color(ElementGroup, golden: String?, actual: String?)
    /// Elements at another place in the stack; nil if they have several.
    case zOrder(ElementGroup, golden: Int?, actual: Int?)
    /// Elements of another size, without a reason that the layout records.
    case resized(ElementGroup)
    /// Elements at another place, without a reason that the layout records.
    case moved(ElementGroup)
    /// Elements whose content is known from another index path; those of the first.
    case reindexed(ElementGroup, golden: [Int], actual: [Int])
    /// Views that changed alike.
    case views(ViewGroup)
  }

  /// One element's text before and after.
  public struct Replacement: Sendable, Hashable, Codable {
    /// The element: `cell [0,3]`.
    public let label: String
    /// The text in the golden.
    public let golden: String?
    /// The text in the new picture.
    public let actual: String?
  }

  /// A change of elements that the cause explains; each element is counted once, by its greatest
  /// change.
  public enum Effect: Sendable, Hashable, Codable {
    /// They are at another place.
    case moved(ElementGroup)
    /// They have another size, and may be at another place.
    case resized(ElementGroup)
    /// They are in another line.
    case wrapped(ElementGroup)
  }

  /// The elements and views that a cause is counted from.
  package struct Members: Sendable, Hashable {
    /// The elements that the trigger itself is about.
    package var own: [ElementChange] = []
    /// The aspects in which all of these changed; resized beside another if that is the reason.
    package var aspects: ElementChange.Aspects = []
    /// The views that the trigger is about.
    package var owners: [ViewOwner] = []
    /// The elements whose place, size or line follows from the trigger; without its own.
    package var affected: [ElementChange] = []
  }

  /// The change that the others follow from.
  public let trigger: Trigger
  /// The changes that followed from it.
  public let effects: [Effect]
  /// The further results: other measures, the size of the content.
  public internal(set) var follows: [Trigger]
  /// The number of views that look different because of the change.
  public let views: Int
  /// The elements and views; none of a cause that is reported, or read from a record.
  package var members = Members()

  private enum CodingKeys: String, CodingKey { case trigger, effects, follows, views }

  package init(
    _ trigger: Trigger, effects: [Effect] = [], follows: [Trigger] = [], views: Int = 0
  ) {
    self.trigger = trigger
    self.effects = effects
    self.follows = follows
    self.views = views
  }
}
