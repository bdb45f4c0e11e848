/// The values of the traits that have no property in `TraitValues`, such as those of clients.
///
/// If a value's type is not `Hashable`, two values are equal only if the same assignment set them.
struct CustomTraits: Hashable, Sendable {
  private var entries: [ObjectIdentifier: Entry] = [:]

  private final class Entry: Hashable, Sendable {
    let value: any Sendable
    let affectsColor: Bool

    init(_ value: any Sendable, affectsColor: Bool) {
      (self.value, self.affectsColor) = (value, affectsColor)
    }

    private var hashable: AnyHashable {
      value as? AnyHashable ?? AnyHashable(ObjectIdentifier(self))
    }

    static func == (one: Entry, other: Entry) -> Bool { one.hashable == other.hashable }
    func hash(into hasher: inout Hasher) { hasher.combine(hashable) }
  }

  /// The value of a trait; nil if it is not specified.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
    get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value }
    set {
      entries[ObjectIdentifier(trait)] = newValue.map {
        Entry($0, affectsColor: trait.affectsColorAppearance)
      }
    }
  }

  /// Returns a copy in which the values that `other` specifies replace these.
  func overridden(by other: CustomTraits) -> CustomTraits {
    if other.entries.isEmpty { return self }
    var all = self
    all.entries.merge(other.entries) { $1 }
    return all
  }

  /// Returns whether the value of a trait is different in `other`.
  func differs(from other: CustomTraits, in trait: UITrait) -> Bool {
    entries[ObjectIdentifier(trait)] != other.entries[ObjectIdentifier(trait)]
  }

  /// Returns whether the value of a trait that dynamic colours depend on is different in `other`.
  func differsInColor(from other: CustomTraits) -> Bool {
    let entries = entries.filter(\.value.affectsColor)
    return entries != other.entries.filter(\.value.affectsColor)
  }
}
