import Foundation
import Testing
import VectorImages

@Suite struct VectorImageErrorTests {
  @Test func `an error names the file and the place first`() {
    let error = VectorImageError(file: "leaf.svg", place: "3:7", problem: "no number")
    #expect("\(error)" == "leaf.svg:3:7: no number")
  }

  @Test(arguments: [
    ("garbage\u{1}\n", "it begins with \"garbage··\" and not with \"%PDF-\""),
    ("<svg/>", "it begins with \"<svg/>\" and not with \"%PDF-\""), ("", "the file is empty"),
    (
      "version https://git-lfs.github.com/spec/v1\n",
      "the file is a Git LFS pointer; run `git lfs pull` to fetch it"
    ),
  ])
  func `a file that is called PDF and is none says what it begins with`(
    content: String, reason: String
  ) {
    let error = #expect(throws: VectorImageError.self) {
      try VectorImage(Data(content.utf8), name: "Bad.PDF")
    }
    #expect(error?.description == "Bad.PDF: no PDF document; \(reason)")
  }
}
