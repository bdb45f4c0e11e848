/// The first stored property of objects that are put into attributed strings.
///
/// Attributed strings belong to Core Foundation. Except on Apple's platforms, Core Foundation reads
/// the eight bytes after an object's header as flags, which contain the number of one of its types
/// from bit 8 on. In objects of other modules, the first stored property is there. If those bits
/// happen to be 0, comparing two attributes traps. This property sets the number to 1, the root of
/// Core Foundation's types. The root has no instances, so Core Foundation calls the object's own
/// methods.
struct CoreFoundationTag: Sendable {
  private let info: UInt64 = 1 << 8
}
