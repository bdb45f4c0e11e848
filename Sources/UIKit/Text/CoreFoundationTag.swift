/// The first stored property of objects that are used as values of attributed strings; it prevents
/// a trap.
///
/// Attributed strings belong to Core Foundation. Except on Apple's platforms, Core Foundation reads
/// the eight bytes after an object's header as flags, which from bit 8 on contain a type number. In
/// objects of other modules, these bytes are the first stored property. If the type number happens
/// to be 0, comparing two attributes traps. This property sets the number to 1, the root of Core
/// Foundation's types. The root has no instances, so Core Foundation calls the object's own
/// methods.
struct CoreFoundationTag: Sendable {
  private let info: UInt64 = 1 << 8
}
