import Testing

@testable import PreviewTool

/// The reasons why programs of a survey end.
struct ProgramEndingTests {
  @Test func `a stub without a value is the reason`() {
    let ending = ProgramEnding(
      status: 70, errors: "a stub was called that has no value: herb: HerbModel\n")
    #expect(ending.reason == "a stub has no value to return")
    #expect(ending.message.hasSuffix("herb: HerbModel"))
  }

  @Test func `an initialiser that throws is the reason`() {
    let ending = ProgramEnding(
      status: 70, errors: "an initialiser of the app threw an error: Herb: noSoil\n")
    #expect(ending.reason == "an initialiser throws an error")
  }

  @Test func `the last message is the reason`() {
    let ending = ProgramEnding(
      status: 133, errors: "Fatal error: Index out of range: file A\nmore\n")
    #expect(ending.reason == "an index is out of range")
  }

  @Test func `a program at the time limit takes too long`() {
    let ending = ProgramEnding(status: 142, errors: "Fatal error")
    #expect(ending.isEndless && ending.reason == "it takes too long")
  }

  @Test func `a signal without a message is named by its number`() {
    #expect(ProgramEnding(status: 139, errors: "").reason == "signal 11 ends the process")
  }

  @Test func `the place at which a program ends is read from its last message`() {
    let text = """
      Unable to satisfy constraints
      Previews/HerbCell.swift:12: Fatal error: Unexpectedly found nil
      *** Signal 4
      """
    let place = EndingPlace(errors: text)
    #expect(place?.file == "HerbCell.swift")
    #expect(place?.line == 12)
    #expect(EndingPlace(errors: "Swift/Array.swift:3: Fatal error: Index out of range") == nil)
  }
}
