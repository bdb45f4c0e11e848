import Testing
import XcodeProject

@Suite struct XcodeReaderTests {
  private func project(
    _ document: String = SampleProject.document(), and others: [String: String] = [:]
  ) throws -> AppProject {
    try AppProject(at: "/app/Shop.xcodeproj", in: SampleProject.files(document, and: others))
  }

  private func target(
    _ document: String = SampleProject.document(), and others: [String: String] = [:]
  ) throws -> AppTarget {
    try #require(project(document, and: others).targets.first)
  }

  @Test func `a target has a name, and a module with underscores (XP3)`() throws {
    let target = try target()
    #expect(target.name == "My Shop" && target.module == "My_Shop" && target.kind == .application)
  }

  @Test func `a file's path is that of the groups around it (XP3)`() throws {
    #expect(try target().sources == ["/app/Shop/A.swift"])
    #expect(try target().objectiveC == ["/app/Shop/Kit/B C.m"])
  }

  @Test func `a localised resource is one file for each language (XP3)`() throws {
    #expect(
      try target().resources == [
        "/app/Shop/Base.lproj/Main.storyboard", "/app/Shop/de.lproj/Main.strings",
        "/app/Shop/Images.xcassets",
      ])
  }

  @Test func `settings come from files, the project and the target in this order (XP6)`() throws {
    #expect(try target().conditions == ["ONE", "TWO", "THREE"])
  }

  @Test func `the bridging header is relative to the project (XP8)`() throws {
    #expect(try target().bridgingHeader == "/app/Shop/Bridge.h")
  }

  @Test func `an information list has the file's entries and generated ones (XP9)`() throws {
    let target = try target()
    #expect(target.fonts == ["Inter.ttf"])
    #expect(target.information["CFBundleName"]?.text == "My Shop")
    #expect(target.information["UILaunchStoryboardName"]?.text == "Launch")
  }

  @Test func `the language is that of the project unless the list names one (XP9)`() throws {
    #expect(try target().developmentRegion == "de")
  }

  @Test func `a source that is not there is left out and counted (XP3)`() throws {
    let document = SampleProject.document(
      "FA = { isa = PBXFileReference; path = R.generated.swift; sourceTree = \"<group>\"; };")
    let project = try project(document)
    #expect(project.targets.first?.sources == [])
    #expect(project.absentFiles == ["/app/Shop/R.generated.swift"])
  }

  private static let synchronized = """
    G = { isa = PBXGroup; children = ( Y ); sourceTree = "<group>"; };
    Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; \
    exceptions = ( X, Z ); };
    X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; \
    membershipExceptions = ( "Old/D.swift", Info.plist, Kit ); };
    Z = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U; \
    membershipExceptions = ( A.swift ); };
    U = { isa = PBXNativeTarget; name = Widget; buildPhases = ( ); \
    productType = "com.apple.product-type.app-extension"; };
    P = { isa = PBXProject; mainGroup = G; targets = ( T, U ); };
    S = { isa = PBXSourcesBuildPhase; files = ( ); };
    R = { isa = PBXResourcesBuildPhase; files = ( ); };
    """

  private func synchronizedProject() throws -> AppProject {
    try project(
      SampleProject.document(Self.synchronized, target: "fileSystemSynchronizedGroups = ( Y );"),
      and: ["/app/Shop/Old/D.swift": "", "/app/Shop/Old/E.swift": ""])
  }

  @Test func `a synchronised folder's files belong to its target except for some (XP4)`() throws {
    let target = try #require(synchronizedProject().targets.first)
    #expect(target.sources == ["/app/Shop/A.swift", "/app/Shop/Old/E.swift"])
    #expect(target.objectiveC == [])
    #expect(target.resources.contains("/app/Shop/Images.xcassets"))
  }

  @Test func `an exception for another target adds the file to it (XP4)`() throws {
    let target = try #require(synchronizedProject().targets.last)
    #expect(target.name == "Widget" && target.sources == ["/app/Shop/A.swift"])
  }

  @Test func `groups that contain each other are read once`() throws {
    let document = SampleProject.document(
      "GS = { isa = PBXGroup; path = Shop; children = ( G, FA ); sourceTree = \"<group>\"; };")
    #expect(try target(document).sources == ["/app/Shop/A.swift"])
  }

  @Test func `an identifier of no object is noted with its place`() throws {
    let document = SampleProject.document(
      "P = { isa = PBXProject; mainGroup = G;\ntargets = ( T, NONE ); };")
    let notes = try project(document).notes.map(\.description)
    #expect(notes.contains { $0.hasSuffix("note: no object has the identifier NONE") })
  }

  @Test func `a project without a document is an error`() {
    let error = #expect(throws: ProjectError.self) {
      try AppProject(at: "/app/Shop.xcodeproj", in: ProjectFiles([:]))
    }
    #expect(error?.file == "/app/Shop.xcodeproj/project.pbxproj")
  }

  @Test func `a document without a root object is an error`() {
    let error = #expect(throws: ProjectError.self) { try project("{ objects = { }; }") }
    #expect(error?.problem == "no root object")
  }

  @Test func `targets that need each other have a closure`() {
    var project = AppProject(path: "/a", folder: "/a")
    for (name, needs) in [("A", ["B"]), ("B", ["C", "A"]), ("C", []), ("D", [])] {
      var target = AppTarget(document: "/a", name: name, kind: .framework)
      target.dependencies = needs
      project.targets.append(target)
    }
    #expect(project.closure(of: project.targets[0]).map(\.name) == ["A", "B", "C"])
  }
}
