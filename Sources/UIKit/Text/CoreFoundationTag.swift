/// The first stored property of objects that are put into attributed strings.
///
/// Attributed strings are Core Foundation's. Off Apple's platforms it reads the word behind an
/// object's header as flags, with the number of one of its own types from bit 8 on. Objects of
/// other modules have their first stored property there: if those bits happen to be 0, comparing
/// two attributes traps. Number 1 is the root of its types, which has no instances: for it Core
/// Foundation calls the object's own methods.
struct CoreFoundationTag: Sendable {
  private let info: UInt64 = 1 << 8
}
