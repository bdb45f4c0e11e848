import Basics
import Testing
import XcodeProject

@Suite struct ProjectReadingTests {
  private func project(_ files: [String: String]) throws -> AppProject {
    try AppProject(at: "/app", in: ProjectFiles(files))
  }

  @Test func `a workspace has the projects and packages that it lists (XP10)`() throws {
    let files = SampleProject.files(and: [
      "/app/Shop.xcworkspace/contents.xcworkspacedata": """
      <?xml version="1.0"?><Workspace version="1.0">
      <FileRef location="group:Shop.xcodeproj"/><Group location="container:Kits">
      <FileRef location="group:Tabs"/></Group></Workspace>
      """, "/app/Kits/Tabs/Package.swift": "let p = Package(targets: [.target(name: \"Tabs\")])",
      "/app/Kits/Tabs/Sources/Tabs/Tab.swift": "",
    ])
    let project = try AppProject(at: "/app/Shop.xcworkspace", in: files)
    #expect(project.targets.map(\.name) == ["My Shop", "Tabs"])
    #expect(project.targets.last?.sources == ["/app/Kits/Tabs/Sources/Tabs/Tab.swift"])
  }

  @Test func `a workspace is read without a project that is not there (XP10)`() throws {
    let files = SampleProject.files(and: [
      "/app/Shop.xcworkspace/contents.xcworkspacedata": """
      <Workspace><FileRef location="group:Pods/Pods.xcodeproj"/>
      <FileRef location="group:Shop.xcodeproj"/></Workspace>
      """
    ])
    let project = try AppProject(at: "/app/Shop.xcworkspace", in: files)
    #expect(project.targets.map(\.name) == ["My Shop"])
    #expect(project.notes.map(\.file) == ["/app/Pods/Pods.xcodeproj/project.pbxproj"])
  }

  @Test func `pods have sources if their folder is there (XP11)`() throws {
    let files = SampleProject.files(and: [
      "/app/Podfile.lock": """
      PODS:
        - Reusable (4.1.2):
          - Reusable/View (= 4.1.2)
        - Reusable/View (4.1.2)
        - SnapKit (5.6.0)

      DEPENDENCIES:
        - Reusable
      """, "/app/Pods/Reusable/Sources/Reusable.swift": "",
      "/app/Pods/Reusable/Example/Demo.swift": "",
    ])
    let project = try AppProject(at: "/app", in: files)
    let pod = try #require(project.targets.last)
    #expect(pod.kind == .pod && pod.sources == ["/app/Pods/Reusable/Sources/Reusable.swift"])
    #expect(project.absentModules == ["SnapKit"])
  }

  @Test func `a package's targets have files in folders of their names (XP12)`() throws {
    let project = try project([
      "/app/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let common: [Target.Dependency] = ["Core"]
      let package = Package(
        name: "Kit",
        products: [.library(name: "Everything", targets: ["Core", "Views"])],
        dependencies: [.package(url: "https://x/y.git", from: "1.0.0"), .package(path: "../Other")],
        targets: [
          .target(name: "Core"),
          /* views */ .target(
            name: "Views", dependencies: common + [.product(name: "Lottie", package: "lottie")],
            path: "Source/V", exclude: ["Old"], resources: [.process("Pictures")],
            swiftSettings: [.define("KIT")]),
          .testTarget(name: "CoreTests", dependencies: [.target(name: "Core")]),
        ])
      """, "/app/Sources/Core/C.swift": "", "/app/Source/V/V.swift": "",
      "/app/Source/V/Old/O.swift": "", "/app/Source/V/Pictures/a.png": "",
      "/app/Source/V/b.png": "", "/app/Source/V/Cell.xib": "", "/app/Tests/CoreTests/T.swift": "",
    ])
    #expect(project.targets.map(\.name) == ["Core", "Views", "CoreTests"])
    let views = project.targets[1]
    #expect(views.sources == ["/app/Source/V/V.swift"])
    #expect(views.resources == ["/app/Source/V/Cell.xib", "/app/Source/V/Pictures/a.png"])
    #expect(views.dependencies == ["Core", "Lottie"] && views.conditions == ["KIT"])
    #expect(project.targets[2].kind == .tests)
    #expect(project.absentModules == ["Lottie"])
  }

  @Test func `a product represents its targets (XP12)`() throws {
    let project = try project([
      "/app/Package.swift": """
      let package = Package(dependencies: [.package(path: "Kit")],
        targets: [.target(name: "App", dependencies: [.product(name: "All", package: "Kit")])])
      """, "/app/Sources/App/A.swift": "",
      "/app/Kit/Package.swift": """
      let package = Package(products: [.library(name: "All", targets: ["One", "Two"])],
        targets: [.target(name: "One"), .target(name: "Two")])
      """, "/app/Kit/Sources/One/O.swift": "", "/app/Kit/Sources/Two/T.swift": "",
    ])
    #expect(project.targets.first?.dependencies == ["One", "Two"])
    #expect(project.absentModules.isEmpty)
  }

  @Test func `a package in the project's folder is read if a target needs its product (XP12)`()
    throws
  {
    let document = SampleProject.document(
      "K = { isa = XCSwiftPackageProductDependency; productName = Kit; };",
      target: "packageProductDependencies = ( K );")
    let package = { (name: String) in
      "let p = Package(products: [.library(name: \"\(name)\", targets: [\"\(name)\"])], "
        + "targets: [.target(name: \"\(name)\")])"
    }
    let files = SampleProject.files(
      document,
      and: [
        "/app/Modules/Kit/Package.swift": package("Kit"),
        "/app/Modules/Other/Package.swift": package("Other"),
        "/app/Modules/Kit/Sources/Kit/K.swift": "",
      ])
    let project = try AppProject(at: "/app/Shop.xcodeproj", in: files)
    #expect(project.targets.map(\.name) == ["My Shop", "Kit"])
    #expect(project.absentModules.isEmpty)
  }

  @Test func `a property list of XcodeGen has the entries of its file and of the manifest`() throws
  {
    let project = try project([
      "/app/project.yml": """
      targets:
        Shop:
          type: application
          sources: [Shop]
          settings: { INFOPLIST_FILE: Shop/Info.plist, MARKETING_VERSION: 3.3 }
          info: { properties: { CFBundleShortVersionString: $(MARKETING_VERSION) } }
      """,
      "/app/Shop/Info.plist": """
      <plist version="1.0"><dict>
        <key>UIMainStoryboardFile</key><string>Main</string>
        <key>CFBundleShortVersionString</key><string>1</string>
      </dict></plist>
      """,
    ])
    let information = project.targets.first?.information
    #expect(information?["UIMainStoryboardFile"]?.text == "Main")
    #expect(information?["CFBundleShortVersionString"]?.text == "3.3")
  }

  @Test func `a manifest stands for its folder (XP13)`() throws {
    let files = ProjectFiles([
      "/app/project.yml": "name: Shop\ntargets: { Shop: { type: application, sources: [Shop] } }",
      "/app/Shop/Herb.swift": "",
    ])
    let project = try AppProject(at: "/app/project.yml", in: files)
    #expect(project.folder == "/app")
    #expect(project.targets.map(\.name) == ["Shop"])
    let error = #expect(throws: ProjectError.self) {
      try AppProject(at: "/app/other.yml", in: files)
    }
    #expect(error?.problem == "this is not a folder, or does not exist")
  }

  @Test func `a manifest of XcodeGen is read with what it includes (XP13)`() throws {
    let project = try project([
      "/app/project.yml": """
      name: Shop
      attributes: {
        LastUpgradeCheck: "2610"
      }
      include:
        - Shop/shop.yml
      settings:
        base: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: YML }
      targets:
        Kit:
          type: framework
          sources: [Kit]   # all of it
      """, "/app/Kit/K.swift": "", "/app/Shop/S.swift": "", "/app/Shop/Old/O.swift": "",
      "/app/Shop/shop.yml": """
      targets:
        Shop:
          type: application
          sources:
            - path: ./
              excludes: ["Old/**", "*.yml"]
          dependencies:
            - target: Kit
      """,
    ])
    #expect(project.targets.map(\.name) == ["Kit", "Shop"])
    #expect(project.targets[0].sources == ["/app/Kit/K.swift"])
    #expect(project.targets[0].conditions == ["YML"])
    #expect(project.targets[1].sources == ["/app/Shop/S.swift"])
    #expect(project.targets[1].dependencies == ["Kit"])
  }

  @Test func `brackets that are not closed in a manifest are an error with their line`() {
    let error = #expect(throws: ProjectError.self) {
      try project(["/app/project.yml": "name: A\ntargets: [a, b\n"])
    }
    #expect(error?.file == "/app/project.yml" && error?.place.line == 2)
  }

  @Test func `a manifest of Tuist is read as far as it is written out (XP14)`() throws {
    let project = try project([
      "/app/Project.swift": """
      import ProjectDescription
      let project = Project(name: "Shop", targets: [
        .target(name: "Shop", destinations: .iOS, product: .app, bundleId: "a.b",
          sources: ["Shop/Sources/**"], resources: ["Shop/Resources/**"],
          dependencies: [.target(name: "Kit"), .external(name: "Lottie")]),
        .target(name: "Kit", product: .framework, bundleId: "a.c", sources: "Kit/*.swift"),
      ])
      """, "/app/Shop/Sources/A/B.swift": "", "/app/Shop/Resources/c.png": "",
      "/app/Kit/K.swift": "", "/app/Kit/In/N.swift": "",
    ])
    #expect(project.targets.map(\.name) == ["Shop", "Kit"])
    #expect(project.targets[0].sources == ["/app/Shop/Sources/A/B.swift"])
    #expect(project.targets[0].resources == ["/app/Shop/Resources/c.png"])
    #expect(project.targets[0].dependencies == ["Kit", "Lottie"])
    #expect(project.targets[1].sources == ["/app/Kit/K.swift"])
  }

  @Test func `a folder without a project is one target without its tests (XP15)`() throws {
    let project = try project([
      "/app/Views/A.swift": "", "/app/Images.xcassets/Contents.json": "", "/app/a.strings": "",
      "/app/AppTests/T.swift": "", "/app/Pods/P/P.swift": "",
    ])
    #expect(project.targets.map(\.kind) == [.folder])
    #expect(project.targets[0].sources == ["/app/Views/A.swift"])
    #expect(project.targets[0].resources == ["/app/Images.xcassets", "/app/a.strings"])
  }

  @Test func `a project in a folder inside is found (XP15)`() throws {
    let project = try AppProject(at: "/", in: SampleProject.files())
    #expect(project.targets.map(\.name) == ["My Shop"])
  }

  @Test func `a folder that is not there is an error`() {
    #expect(throws: ProjectError.self) { try project([:]) }
  }
}
