/// The first stored property of objects that can be values in attributed strings, where it prevents
/// a trap in Core Foundation.
///
/// Core Foundation implements attributed strings. On Linux, it reads the eight bytes after an
/// object's header as flags; from bit 8 on they contain a type number. In objects that are not Core
/// Foundation's, these bytes are the first stored property. If the type number happens to be 0,
/// comparing two attributes traps. This property sets the number to 1, the root of Core
/// Foundation's types. The root has no instances, so Core Foundation calls the object's own
/// methods.
struct CoreFoundationTag: Sendable {
  private let info: UInt64 = 1 << 8
}
