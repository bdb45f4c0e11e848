import Measures
import Testing

struct HostPicturesTests {
  private let marks = ["light/", "dark/"]

  @Test func `a picture was recorded on the host that names it`() {
    #expect(HostPictures(mark: "dark/", marks: marks).contain("dark/a.png"))
    #expect(!HostPictures(mark: "light/", marks: marks).contain("dark/a.png"))
  }

  @Test func `a picture that no host names was recorded on the host without a name`() {
    #expect(HostPictures(mark: nil, marks: marks).contain("a.png"))
    #expect(!HostPictures(mark: nil, marks: marks).contain("dark/a.png"))
  }

  @Test func `of two hosts that name a picture it was recorded on the first`() {
    #expect(HostPictures(mark: "light/", marks: marks).contain("light/dark/a.png"))
    #expect(!HostPictures(mark: "dark/", marks: marks).contain("light/dark/a.png"))
  }
}
