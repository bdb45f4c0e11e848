/// A change and everything that it explains, counted instead of listed.
///
/// ```
/// section 0 inset.left 16 → 24: 12 cells moved +8,0 and 3 wrapped to the next line
/// └────────── trigger ────────┘ └─────────────────── effects ────────────────────┘
/// ```
///
/// `CauseFinder` finds the causes in each of the layouts in a picture; equal causes are merged. A
/// cause is stored in the records of a run, and all sentences about a change are written from it.
/// Ten thousand cells that moved alike are stored as one group; the elements themselves are kept
/// only until the cause is reported.
package struct Cause: Sendable, Hashable, Codable {
  /// The original change, of which all others are results.
  package enum Trigger: Sendable, Hashable, Codable {
    /// The visible rectangle changed: left, top, width and height.
    case viewport(golden: [Double], actual: [Double])
    /// The same metrics changed in these sections.
    case sections([Int], metrics: [MetricChange])
    /// Measurements inferred from frames changed in these sections, with the measurements that
    /// followed from them.
    ///
    /// The list of sections is empty if all sections are meant.
    case inferred([Int], [InferredChange], followed: [InferredChange])
    /// The width and height of the scrollable content changed.
    case contentSize(golden: [Double], actual: [Double])
    /// The content size changed, by different amounts or from different sizes in several layouts of
    /// the picture.
    case contentGrowth(width: ElementGroup.Extremes, height: ElementGroup.Extremes)
    /// A property of the whole layout changed, such as its device.
    case setting(name: String, golden: String, actual: String)
    /// Elements that the golden does not contain.
    case appeared(ElementGroup)
    /// Elements that only the golden contains.
    case vanished(ElementGroup)
    /// Elements that show a different text.
    case text(ElementGroup, texts: [Replacement])
    /// Elements whose text has a different font.
    case font(ElementGroup, golden: String?, actual: String?)
    /// Elements whose colour changed.
    case color(ElementGroup, golden: String?, actual: String?)
    /// Elements whose z-index changed; an index is nil if it differs between the elements.
    case zOrder(ElementGroup, golden: Int?, actual: Int?)
    /// Elements whose size changed for no recorded reason.
    case resized(ElementGroup)
    /// Elements whose position changed for no recorded reason.
    case moved(ElementGroup)
    /// Elements whose content had a different index path in the golden; the two index paths are
    /// those of the first element.
    case reindexed(ElementGroup, golden: [Int], actual: [Int])
    /// Whole sections that changed places.
    case sectionOrder(SectionOrder)
    /// Views that changed in the same way.
    case views(ViewGroup)
  }

  /// The text of an element in the golden and in the new picture.
  package struct Replacement: Sendable, Hashable, Codable {
    /// The name of the element: `cell [0,3]`.
    package let label: String
    /// The text in the golden.
    package let golden: String?
    /// The text in the new picture.
    package let actual: String?
  }

  /// A change of elements that is a result of the cause.
  ///
  /// Each element is counted once, by its most significant change.
  package enum Effect: Sendable, Hashable, Codable {
    case moved(ElementGroup)
    /// The elements were resized, and may also have moved.
    case resized(ElementGroup)
    /// The elements wrapped to a different line.
    case wrapped(ElementGroup)
  }

  /// The elements and views that are counted in a cause.
  package struct Members: Sendable, Hashable {
    /// The elements whose change is the original one.
    package var own: [ElementChange] = []
    /// The aspects in which all of `own` changed.
    ///
    /// The set contains `resized` in addition to another aspect if that aspect is the reason for
    /// the new size.
    package var aspects: ElementChange.Aspects = []
    /// The views whose change is the original one.
    package var owners: [ViewOwner] = []
    /// The elements whose position, size or line changed as a result, without those in `own`.
    package var affected: [ElementChange] = []
  }

  /// The original change, of which all others are results.
  package let trigger: Trigger
  /// The changes of elements that followed from the original change.
  package let effects: [Effect]
  /// The further results of the original change, such as a changed content size.
  package internal(set) var follows: [Trigger]
  /// The number of views that look different because of the change.
  package let views: Int
  /// The result of laying out the screen again with the golden's value; nil if the cause was not
  /// tested.
  package var proof: Proof?
  /// The changed elements and views; empty once the cause has been reported, or if it was read from
  /// a record.
  package var members = Members()

  private enum CodingKeys: String, CodingKey { case trigger, effects, follows, views, proof }

  package init(
    _ trigger: Trigger, effects: [Effect] = [], follows: [Trigger] = [], views: Int = 0
  ) {
    self.trigger = trigger
    self.effects = effects
    self.follows = follows
    self.views = views
  }
}
