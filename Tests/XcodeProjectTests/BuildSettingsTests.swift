import Testing
import XcodeProject

@Suite struct BuildSettingsTests {
  private func settings(_ levels: [String: String]...) -> BuildSettings {
    levels.reduce(into: BuildSettings()) { $0.add($1) }
  }

  @Test func `a later level replaces an earlier one (XP6)`() {
    #expect(settings(["A": "1"], ["A": "2"])["A"] == "2")
  }

  @Test func `an inherited value is that of the level below (XP6)`() {
    #expect(settings(["A": "1"], ["A": "$(inherited) 2"], ["A": "${A} 3"])["A"] == "1 2 3")
  }

  @Test func `a variable is that of the highest level (XP6)`() {
    #expect(settings(["A": "x$(B)", "B": "1"], ["B": "2"])["A"] == "x2")
  }

  @Test func `a variable's name may contain a variable`() {
    #expect(settings(["A": "$(B_$(C))", "C": "D", "B_D": "1"])["A"] == "1")
  }

  @Test func `a variable that is not set is empty`() {
    #expect(settings(["A": "x$(B)y"])["A"] == "xy")
  }

  @Test(arguments: [
    ("$(N:lower)", "my shop"), ("$(N:upper)", "MY SHOP"), ("$(N:c99extidentifier)", "My_Shop"),
    ("$(N:rfc1034identifier)", "My-Shop"), ("$(X:default=none)", "none"),
  ])
  func `an operator changes a variable (XP6)`(text: String, value: String) {
    #expect(settings(["N": "My Shop"]).expanded(text) == value)
  }

  @Test func `a setting with a true condition replaces the one without (XP7)`() {
    let level = ["A": "1", "A[sdk=iphonesimulator*]": "2", "A[sdk=macosx*]": "3"]
    #expect(settings(level)["A"] == "2")
  }

  @Test func `all conditions of a setting have to be true (XP7)`() {
    #expect(settings(["A": "1", "A[sdk=iphone*][config=Release]": "2"])["A"] == "1")
  }

  @Test func `a list is split at blanks outside of quotation marks`() {
    #expect(settings(["A": #"a "b c" d\ e"#]).list("A") == ["a", "b c", "d e"])
  }

  @Test func `settings that name each other in a circle end`() {
    #expect(settings(["A": "$(B)", "B": "$(A)"])["A"] == "")
  }

  @Test func `settings that multiply each other stay short`() throws {
    var level: [String: String] = ["A30": "xxxxxxxxxxxxxxxx"]
    for index in 0..<30 { level["A\(index)"] = "$(A\(index + 1))$(A\(index + 1))" }
    let value = try #require(settings(level)["A0"])
    #expect(value.utf8.count <= 1 << 16)
  }

  @Test func `a configuration file has settings, includes and comments (XP5)`() {
    let files = ProjectFiles([
      "/c/App.xcconfig": """
      #include "Base.xcconfig"
      A = 1 // one
      B[sdk=iphone*] = 2
      C = $(inherited) 3;
      """, "/c/Base.xcconfig": "A = 0\nC = 2\n",
    ])
    let file = ConfigurationFile(at: "/c/App.xcconfig", in: files)
    #expect(file.settings == ["A": "1", "B[sdk=iphone*]": "2", "C": "2 3"])
    #expect(file.notes.isEmpty)
  }

  @Test func `a file that is not there is noted unless the include has a question mark (XP5)`() {
    let files = ProjectFiles(["/c/A.xcconfig": "#include? \"B.xcconfig\"\n#include \"C.xcconfig\""])
    let notes = ConfigurationFile(at: "/c/A.xcconfig", in: files).notes
    #expect(notes.map(\.description) == ["/c/A.xcconfig:2:1: note: C.xcconfig does not exist"])
  }

  @Test func `a file that includes itself ends with a note (XP5)`() {
    let files = ProjectFiles(["/c/A.xcconfig": "#include \"A.xcconfig\"\nA = 1"])
    let file = ConfigurationFile(at: "/c/A.xcconfig", in: files)
    #expect(file.settings["A"] == "1")
    #expect(!file.notes.isEmpty)
  }
}
