/// What an object begins with that is put into attributed strings.
///
/// Attributed strings are Core Foundation's, which off Apple's platforms takes the word behind an
/// object's header for the number of one of its own types, 8 bits up. Objects of other modules have
/// their first stored property there: if those bits happen to be 0, comparing two attributes traps.
/// Type 1 is the root of all its types, of which it has no object, so that it asks the object
/// itself.
struct CoreFoundationTag: Sendable {
  private let info: UInt64 = 1 << 8
}
