// swift-tools-version: 6.1

import PackageDescription

/// The settings that Swift targets are compiled with.
///
/// Only a flag of the check makes warnings errors: a newer compiler must not break clients.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Whether SwiftPM fetched the package as a dependency.
///
/// SwiftPM refuses unsafe flags in a dependency that is required by its version.
let isFetched = ["/checkouts/", "/registry/downloads/"].contains(
  where: Context.packageDirectory.contains)

/// Flags of the compiler in one configuration, or in both; none if the package was fetched.
func flags(_ flags: [String], in configuration: BuildConfiguration? = nil) -> [SwiftSetting] {
  isFetched ? [] : [.unsafeFlags(flags, configuration.map { .when(configuration: $0) })]
}

/// Optimised debug builds, for loops over pixels and numbers, ten to thirty times as slow without.
let quickly = Context.environment["QUARTERTURN_PLAIN"] == nil ? flags(["-O"], in: .debug) : []
let quickC: [CSetting] = isFetched ? [] : [.unsafeFlags(["-O2"], .when(configuration: .debug))]

/// Unoptimised release builds, for brief work: optimising would take a third of the first build.
let plainly = flags(["-Onone"], in: .release)
/// For tests: no other target imports them, so their modules need not be emitted in advance.
let tested = flags(["-no-emit-module-separately-wmo"])

/// The names in a text, which white space separates.
func names(_ text: String) -> [String] { text.split { $0.isWhitespace }.map(String.init) }

extension Target {
  /// A target of Swift source.
  static func swift(
    _ name: String, needs: String = "", path: String? = nil, exclude: [String] = [],
    sources: [String]? = nil, resources: [Resource]? = nil, packageAccess: Bool = true,
    settings: [SwiftSetting] = strict
  ) -> Target {
    .target(
      name: name, dependencies: names(needs).map { .target(name: $0) }, path: path,
      exclude: exclude, sources: sources, resources: resources, packageAccess: packageAccess,
      swiftSettings: settings)
  }

  /// A target that is optimised in debug builds too.
  static func quick(_ name: String, needs: String) -> Target {
    .swift(name, needs: needs, settings: strict + quickly)
  }
  /// A target that is not optimised.
  static func plain(_ name: String, needs: String, exclude: [String] = []) -> Target {
    .swift(name, needs: needs, exclude: exclude, settings: strict + plainly)
  }

  /// An executable target.
  static func program(
    _ name: String, needs: String = "", path: String? = nil,
    settings: [SwiftSetting] = strict + plainly
  ) -> Target {
    .executableTarget(
      name: name, dependencies: names(needs).map { .target(name: $0) }, path: path,
      swiftSettings: settings)
  }

  /// A target of tests.
  static func tests(
    _ name: String, needs: String, path: String? = nil, exclude: [String] = [],
    packageAccess: Bool = true, settings: [SwiftSetting] = strict
  ) -> Target {
    .testTarget(
      name: name, dependencies: names(needs).map { .target(name: $0) }, path: path,
      exclude: exclude, packageAccess: packageAccess, swiftSettings: settings + tested)
  }

  /// The tests of one target, which need it, `TestSupport`, and perhaps others.
  static func tests(of target: String, and others: String = "", exclude: [String] = []) -> Target {
    .tests("\(target)Tests", needs: "\(target) TestSupport \(others)", exclude: exclude)
  }

  /// The tests of one area of UIKit.
  static func tests(ofUIKit area: String, and: String = "", exclude: [String] = []) -> Target {
    let needs = "UIKitTestSupport UIKit TestSupport \(and)"
    return .tests("UIKit\(area)Tests", needs: needs, exclude: exclude)
  }

  /// A C target with the files of a folder as bytes.
  static func files(_ name: String, of folder: String) -> Target {
    .target(name: name, dependencies: ["CEmbeddedFiles"], cSettings: [.headerSearchPath(folder)])
  }

  /// A C library of the system: Debian's package `libX-dev`, and Homebrew's `X` or `libX`.
  static func library(
    _ name: String, path: String? = nil, _ package: String, pkgConfig: String? = nil
  ) -> Target {
    let apt = (package.hasPrefix("lib") ? "" : "lib") + package + "-dev"
    return .systemLibrary(
      name: name, path: path, pkgConfig: pkgConfig ?? package,
      providers: [.apt([apt]), .brew([package])])
  }
}

/// Apple's modules, apart from UIKit, that layout source imports. macOS has them; there the sources
/// of `CoreGraphics` and `QuartzCore` would be compiled as a part of UIKit, which no Mac has tried.
#if os(Linux)
  let appleModules = "CoreGraphics QuartzCore os OSLog Combine"
  let appleTargets: [Target] = [
    .swift("_Testing_CoreGraphics", path: "Sources/TestingOverlay/CoreGraphics"),
    .swift("CoreGraphics", needs: "_Testing_CoreGraphics Basics RasterCore LayoutCore"),
    .swift("QuartzCore", needs: "Basics CoreGraphics RasterCore"),
    // Logs and signposts, which are discarded, and publishers.
    .swift("os"), .swift("OSLog", needs: "os"), .swift("Combine"),
  ]
  let appleTests: [Target] = [
    .tests(of: "CoreGraphics"), .tests(of: "QuartzCore", and: "RasterCore"),
  ]
  let belowUIKit = "CoreGraphics QuartzCore UIKitParts"
  let uikitSources: [String]? = nil
#else
  let (appleModules, belowUIKit) = ("", "")
  let (appleTargets, appleTests): ([Target], [Target]) = ([], [])
  let uikitSources: [String]? = names("CoreGraphics QuartzCore UIKit")
#endif

/// The public interface.
let products: [Product] = [
  .library(name: "UIKit", targets: ["UIKit"] + names(appleModules)),
  .library(
    name: "LayoutFigures", targets: names("LayoutStage LayoutScenes LayoutLaboratory DrawingSVG")),
  .library(name: "SnapshotAssertions", targets: ["SnapshotAssertions"]),
  .executable(name: "quarterturn", targets: ["quarterturn"]),
  .plugin(name: "PortUIKit", targets: ["PortUIKit"]),
  .plugin(name: "RunQuarterturn", targets: ["RunQuarterturn"]),
]

/// C: no Swift in these targets, errors are return codes.
let cTargets: [Target] = [
  .library("CFreeType", "freetype", pkgConfig: "freetype2"),
  .library("CHarfBuzz", "harfbuzz"),
  .library("CFriBidi", "fribidi"),
  .library("CUnibreak", "libunibreak"),
  .library("CLibPNG", path: "Sources/CPNG/libpng", "libpng"),
  .library("CLibDeflate", path: "Sources/CPNG/libdeflate", "libdeflate"),
  .target(
    name: "CPNG", dependencies: ["CLibPNG", "CLibDeflate"], path: "Sources/CPNG/shim",
    cSettings: quickC),
  .target(name: "CGetopt"),
  // Loops for wide registers, chosen at run time; each has an equivalent in Swift.
  .target(name: "CKernels", cSettings: quickC),
  // Files as bytes inside programs, which then need no files beside them.
  .target(name: "CEmbeddedFiles"), .files("CFontFiles", of: "../../Fonts/Files"),
  .files("CPortingFiles", of: "../Porting/Tool"),
  .files("CPhotoFiles", of: "../Examples/Photos/Files"),
  .files("CReportFiles", of: "../SnapshotReport/Page"),
  .files("CSymbolFiles", of: "Files"),
  // The list of a program's types, by which previews are found without being listed.
  .target(name: "CTypeRecords"), .systemLibrary(name: "UIKitParts"),
]

/// Targets that often go together.
let rasters = "RasterCore RasterText RasterPNG"
let pixels = "RasterCore RasterPNG"
let documents = "ConstraintCore InterfaceBuilder VectorImages LocalizedStrings"
let stages = "LayoutStage LayoutScenes LayoutLaboratory UIKit"
let comparison = "LayoutComparison PictureComparison SnapshotCore"

/// From numbers to pixels and files: no view, no layout of views.
let coreTargets: [Target] = [
  .quick("Basics", needs: "CEmbeddedFiles"),
  .quick("RasterCore", needs: "Basics CKernels"),
  .quick(
    "RasterText", needs: "Basics RasterCore CFontFiles CFreeType CHarfBuzz CFriBidi CUnibreak"),
  .quick("RasterPNG", needs: "Basics RasterCore CPNG"),
  // Not a part of the rasteriser, since images are embedded as PNG files.
  .plain("DrawingSVG", needs: "RasterCore RasterPNG"),
  .quick("LayoutCore", needs: "Basics"),
  .quick("ConstraintCore", needs: "Basics"),
  // Documents of Interface Builder as values; UIKit makes objects of them.
  .swift("InterfaceBuilder", needs: "Basics"),
  // PDF and SVG files as drawings.
  .swift("VectorImages", needs: "Basics \(rasters) CLibDeflate"),
  // Tables of strings, and their plural forms.
  .swift("LocalizedStrings", needs: "Basics LayoutCore"),
]

/// UIKit's names, and the figures of layouts.
let figureTargets: [Target] = [
  .swift("_Testing_UIKit", path: "Sources/TestingOverlay/UIKit"),
  .swift(
    "UIKit",
    needs: """
      _Testing_UIKit Basics CTypeRecords CSymbolFiles \(rasters) LayoutCore \(documents) \(belowUIKit)
      """,
    path: uikitSources == nil ? nil : "Sources", sources: uikitSources),
  // Stand-ins for declarations that are missing when only a part of an app is compiled.
  .swift("StandIns", needs: "UIKit \(appleModules)"),
  .swift("LayoutStage", needs: "Basics UIKit LayoutCore \(documents) RasterCore RasterText"),
  .plain("LayoutScenes", needs: "Basics LayoutStage UIKit \(documents) LayoutCore \(pixels)"),
  .plain("LayoutLaboratory", needs: "LayoutScenes LayoutStage UIKit LayoutCore \(rasters)"),
  .plain(
    "Examples", needs: "Basics \(stages) LayoutCore \(pixels) CPhotoFiles",
    exclude: ["Photos/Files"]),
]

/// Pictures and layouts compared with goldens, and the command.
let snapshotTargets: [Target] = [
  .plain("LayoutComparison", needs: "Basics LayoutCore RasterCore"),
  .quick(
    "PictureComparison", needs: "Basics LayoutComparison LayoutCore RasterCore RasterPNG CKernels"),
  .swift(
    "SnapshotCore",
    needs: "Basics LayoutComparison PictureComparison LayoutCore RasterCore RasterPNG"),
  .plain("FigureSnapshots", needs: "\(stages) \(comparison) LayoutCore RasterText RasterCore"),
  // The figures of this repository's articles, for its tests; no product has them.
  .plain(
    "DocumentationFigures",
    needs: """
      Examples FigureSnapshots InterfaceBuilder \(stages) LayoutComparison SnapshotCore LayoutCore
      \(rasters)
      """, exclude: ["Growth/growth.json", "Storyboard/Herbs.storyboard"]),
  // The previews of a user's source, which may import Apple's modules.
  .plain(
    "LayoutPreviews",
    needs: """
      Basics FigureSnapshots LayoutStage LayoutLaboratory UIKit PictureComparison SnapshotCore
      LayoutCore InterfaceBuilder LocalizedStrings RasterPNG StandIns \(appleModules)
      """),
  .swift(
    "SnapshotAssertions",
    needs: "Basics FigureSnapshots LayoutPreviews \(stages) \(comparison) LayoutCore RasterPNG"),
  .plain(
    "SnapshotReport",
    needs: "Basics CReportFiles \(comparison) LayoutCore RasterPNG RasterCore", exclude: ["Page"]),
  // A client's iOS sources, ported while they are built.
  .plugin(name: "PortUIKit", capability: .buildTool(), path: "Sources/PortUIKit"),
  // The porting tool is compiled where it is used, with the installed toolchain's syntax trees.
  .plain("Porting", needs: "Basics CPortingFiles", exclude: ["Tool"]),
  .plugin(
    name: "RunQuarterturn",
    capability: .command(
      intent: .custom(verb: "quarterturn", description: "Verifies, records and draws layouts"),
      permissions: [.writeToPackageDirectory(reason: "Goldens, pictures and reports are written")]),
    path: "Sources/RunQuarterturn"),
]

/// The command with its tools, and the program behind `./quarterturn docs`.
let commandTargets: [Target] = [
  .program("DocumentationSite"),
  // Commands and options as values: parsing, help, console and output folders.
  .plain("CommandLineKit", needs: "Basics CGetopt"),
  // Projects of Xcode as values.
  .plain("XcodeProject", needs: "Basics"),
  // A user's source compiled and run, so that its previews are drawn.
  .plain("PreviewTool", needs: "Basics CommandLineKit Porting LayoutPreviews UIKit XcodeProject"),
  // The Model Context Protocol, whose tools are commands.
  .plain("MCPServer", needs: "Basics CommandLineKit Porting LayoutCore RasterPNG RasterCore"),
  // The pictures of documentation articles, drawn and kept up to date.
  .plain(
    "ArticleFigures",
    needs: """
      Basics CommandLineKit Examples FigureSnapshots \(comparison) LayoutStage LayoutScenes
      LayoutLaboratory LayoutCore RasterPNG
      """),
  // The commands about scenes, previews and their layouts.
  .plain(
    "LayoutCommands",
    needs: """
      Basics CommandLineKit PreviewTool Porting Examples FigureSnapshots PictureComparison
      SnapshotCore LayoutPreviews LayoutStage LayoutScenes LayoutLaboratory UIKit LayoutCore
      DrawingSVG LocalizedStrings RasterPNG RasterCore
      """),
  // The commands about goldens and the results of runs.
  .plain(
    "SnapshotCommands",
    needs: """
      Basics CommandLineKit LayoutCommands Examples FigureSnapshots SnapshotReport \(comparison)
      LayoutStage LayoutScenes LayoutCore RasterPNG RasterCore InterfaceBuilder
      """),
  .program(
    "quarterturn",
    needs: """
      CommandLineKit LayoutCommands SnapshotCommands ArticleFigures MCPServer Porting Examples
      """),
]

/// Questions to UIKit: the sources of Tests/Truth, a package of its own that is built against
/// Apple's UIKit, with no more access than a client has.
let truthTargets: [Target] = [
  .target(name: "CTruth", path: "Tests/Truth/Sources/CTruth"),
  .swift(
    "LayoutTruth", needs: "UIKit CTruth", path: "Tests/Truth/Sources/LayoutTruth",
    resources: [.copy("Fixtures"), .copy("Slices.xcassets"), .copy("Screens.storyboard")],
    packageAccess: false),
  // Prints the answers, or compares Apple's with them.
  .program("truth", needs: "LayoutTruth UIKit", path: "Tests/TruthTool"),
  .tests(
    "TruthTests", needs: "LayoutTruth", path: "Tests/Truth/Tests/TruthTests", packageAccess: false),
]

/// One target of tests for each target of source.
let testTargets: [Target] = [
  .swift("TestSupport", needs: "RasterCore", path: "Tests/TestSupport"), .tests(of: "Basics"),
  .tests(of: "LayoutCore", exclude: ["Fixtures"]), .tests(of: "CommandLineKit", and: "Basics"),
  .tests("TruthToolTests", needs: "truth LayoutTruth CTruth TestSupport"), .tests(of: "RasterCore"),
  .tests(of: "Porting", and: "UIKit Combine StandIns LayoutPreviews", exclude: ["Fixtures"]),
  .tests(of: "ConstraintCore", exclude: ["Fixtures"]), .tests(of: "DocumentationSite"),
  .tests(of: "RasterText", and: "Basics RasterCore", exclude: ["Fixtures"]),
  .tests(of: "RasterPNG", and: "RasterCore"), .tests(of: "InterfaceBuilder", and: "Basics"),
  .tests(of: "VectorImages", and: "Basics \(rasters)"), .tests(of: "XcodeProject", and: "Basics"),
  .tests(of: "LocalizedStrings", and: "Basics"), .tests(of: "ArticleFigures", and: "LayoutScenes"),
  .tests(of: "DrawingSVG", and: "DocumentationFigures Examples LayoutStage \(rasters)"),
  // Stages for tests of UIKit, which has a target of tests for each of its areas.
  .swift("UIKitTestSupport", needs: "UIKit", path: "Tests/UIKitTestSupport"),
  // Articles, comments and generated files, read as text.
  .tests("UIKitFactsTests", needs: "TestSupport", exclude: ["Fixtures"]),
  .tests(
    ofUIKit: "AutoLayout", and: "LayoutTruth LayoutCore ConstraintCore", exclude: ["Fixtures"]),
  .tests(ofUIKit: "TableView", and: "LayoutCore"), .tests(ofUIKit: "Controller", and: "RasterPNG"),
  .tests(ofUIKit: "CollectionView", and: "LayoutTruth LayoutCore RasterCore"),
  .tests(ofUIKit: "Control", and: "Basics \(rasters)"),
  .tests(ofUIKit: "InterfaceBuilder", and: "InterfaceBuilder LayoutCore RasterCore"),
  .tests(ofUIKit: "View", and: "LocalizedStrings LayoutCore RasterCore"),
  .tests(ofUIKit: "Layer", and: "LayoutCore LocalizedStrings RasterCore RasterPNG VectorImages"),
  // Clients' source in the language mode that most of it is written in.
  .tests("UIKitSwift5Tests", needs: "UIKit \(appleModules)", settings: [.swiftLanguageMode(.v5)]),
  .tests(of: "LayoutStage", and: "InterfaceBuilder UIKit LayoutCore RasterCore"),
  .tests(of: "LayoutScenes", and: "Basics LayoutStage UIKit LayoutCore RasterCore"),
  .tests("LayoutLaboratoryTests", needs: "\(stages) LayoutCore \(rasters) TestSupport"),
  .tests("ExamplesTests", needs: "Examples LayoutStage LayoutScenes UIKit LayoutCore RasterCore"),
  .tests(
    "DocumentationFiguresTests",
    needs: """
      DocumentationFigures Examples SnapshotAssertions \(stages) LayoutCore RasterText RasterCore
      """),
  .tests(of: "PictureComparison", and: "RasterPNG RasterCore"),
  .swift("LayoutFixtures", needs: "LayoutComparison LayoutCore", path: "Tests/LayoutFixtures"),
  .tests(of: "LayoutComparison", and: "LayoutFixtures LayoutCore"),
  .tests(
    of: "SnapshotCore",
    and: "Basics LayoutFixtures LayoutComparison PictureComparison LayoutCore \(pixels)"),
  .tests(of: "FigureSnapshots", and: "\(stages) \(comparison) LayoutCore \(rasters)"),
  .tests(of: "LayoutPreviews", and: "FigureSnapshots LayoutStage LayoutLaboratory UIKit \(pixels)"),
  // A client's package, which a test compiles itself.
  .tests(
    of: "SnapshotAssertions",
    and: "FigureSnapshots LayoutStage UIKit \(comparison) RasterCore", exclude: ["Client"]),
  .tests("ExplanationTests", needs: "SnapshotAssertions UIKit", packageAccess: false),
  .tests(of: "SnapshotReport", and: "Basics \(comparison) LayoutCore RasterPNG RasterCore"),
  // Tests of build servers' files, the plugin and the archive, with a package and an app.
  .tests("WayInTests", needs: "TestSupport", exclude: ["Herbs", "Shop"]),
  .tests(of: "PreviewTool", and: "LayoutPreviews XcodeProject"),
  .tests(of: "MCPServer", and: "CommandLineKit Basics LayoutCore RasterPNG RasterCore"),
  .tests(
    "QuarterturnTests",
    needs: """
      quarterturn Basics CommandLineKit LayoutCommands SnapshotCommands ArticleFigures MCPServer
      DocumentationFigures Examples LayoutStage LayoutScenes Porting \(rasters) SnapshotReport
      \(comparison) LayoutCore TestSupport
      """, exclude: ["Serve/client.py"]),
]

/// The benchmarks of `package` declarations, if `QUARTERTURN_BENCHMARKS` is set.
let benchmarks: [Target] = [
  .target(name: "CMeasured", path: "Tests/Benchmarks/Sources/CMeasured"),
  .program(
    "Benchmarks",
    needs: """
      CMeasured \(rasters) LayoutCore ConstraintCore UIKit LayoutStage LayoutScenes Examples
      \(comparison) FigureSnapshots DocumentationFigures
      """, path: "Tests/Benchmarks/Sources/Benchmarks", settings: strict),
  .program(
    "InterfaceDocuments", needs: "Basics InterfaceBuilder UIKit",
    path: "Tests/InterfaceDocuments/Sources"),
  .program(
    "VectorDocuments", needs: "\(pixels) VectorImages LocalizedStrings UIKit LayoutLaboratory",
    path: "Tests/VectorDocuments/Sources"),
].filter { _ in Context.environment["QUARTERTURN_BENCHMARKS"] != nil }

/// The targets of tests that are built: all, or those in `QUARTERTURN_TESTS`, separated by commas.
let builtTests: [Target] = {
  let tests = truthTargets.filter(\.isTest) + testTargets + appleTests
  let wanted = Context.environment["QUARTERTURN_TESTS"]?.split(separator: ",")
  return tests.filter { !$0.isTest || wanted?.contains($0.name[...]) ?? true }
}()

let package = Package(
  name: "quarterturn",
  // The command's path patterns are values of `Regex`, which needs macOS 13.
  platforms: [.macOS(.v13)],
  products: products,
  // In order: a target needs only targets above it, which a test checks.
  targets: cTargets + coreTargets + appleTargets + figureTargets + snapshotTargets
    + commandTargets + truthTargets.filter { !$0.isTest } + builtTests + benchmarks
)
