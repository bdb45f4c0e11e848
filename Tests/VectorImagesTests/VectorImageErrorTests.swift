import Testing
import VectorImages

@Suite struct VectorImageErrorTests {
  @Test func `an error names the file and the place first`() {
    let error = VectorImageError(file: "leaf.svg", place: "3:7", problem: "no number")
    #expect("\(error)" == "leaf.svg:3:7: no number")
  }
}
