// swift-tools-version: 6.1

import PackageDescription

/// The settings that Swift targets are compiled with.
///
/// Warnings are errors only where the package is checked, by a flag of the command line: a newer
/// compiler's warning must not stop somebody who depends on this package.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Whether the package was fetched, and is neither the root nor named by its path.
///
/// The package manager takes no unsafe flags of a package that is depended on by its version. A
/// branch is fetched to the same folder as a version, and what a manifest said there is remembered
/// for that folder: who went from the branch to a version could not build any more. So the folder
/// alone decides.
let isFetched = ["/checkouts/", "/registry/downloads/"].contains {
  Context.packageDirectory.contains($0)
}

/// What targets with loops over pixels, bytes and numbers are compiled with besides.
///
/// Tests are debug builds, in which these loops take ten to thirty times as long.
let quick: [SwiftSetting] =
  isFetched ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The same for C.
let quickC: [CSetting] =
  isFetched ? [] : [.unsafeFlags(["-O2"], .when(configuration: .debug))]

extension Target {
  /// A target of Swift source; one that is quick is optimised in debug builds too, where it may be.
  static func swift(
    _ name: String, isQuick: Bool = false, needs dependencies: [Dependency] = [],
    path: String? = nil, exclude: [String] = [], sources: [String]? = nil,
    resources: [Resource]? = nil, packageAccess: Bool = true
  ) -> Target {
    .target(
      name: name, dependencies: dependencies, path: path, exclude: exclude, sources: sources,
      resources: resources, packageAccess: packageAccess,
      swiftSettings: strict + (isQuick ? quick : []))
  }

  /// An executable target.
  static func program(_ name: String, needs dependencies: [Dependency]) -> Target {
    .executableTarget(name: name, dependencies: dependencies, swiftSettings: strict)
  }

  /// A target of tests.
  static func tests(
    _ name: String, needs dependencies: [Dependency], path: String? = nil,
    exclude: [String] = [], packageAccess: Bool = true, settings: [SwiftSetting] = strict
  ) -> Target {
    .testTarget(
      name: name, dependencies: dependencies, path: path, exclude: exclude,
      packageAccess: packageAccess, swiftSettings: settings)
  }

  /// A C target with the files of a folder as bytes.
  static func files(_ name: String, of folder: String) -> Target {
    .target(
      name: name, dependencies: ["CEmbeddedFiles"], cSettings: [.headerSearchPath(folder)])
  }

  /// A C library of the system.
  static func library(
    _ name: String, path: String? = nil, pkgConfig: String, apt: String, brew: String
  ) -> Target {
    .systemLibrary(
      name: name, path: path, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
  }
}

/// Apple's modules that layout source imports beside UIKit.
///
/// On macOS they are the system's own, and no target can have such a name. There the sources of the
/// two below UIKit are compiled as part of it, as they always were: what a module declares goes before
/// what it imports, and `import CoreGraphics` in them is the system's. No Mac has tried it.
#if os(Linux)
  let appleModules = ["CoreGraphics", "QuartzCore", "os", "OSLog"]
  let appleTargets: [Target] = [
    .swift("_Testing_CoreGraphics", path: "Sources/TestingOverlay/CoreGraphics"),
    .swift(
      "CoreGraphics", needs: ["_Testing_CoreGraphics", "Basics", "RasterCore", "LayoutCore"]),
    .swift("QuartzCore", needs: ["Basics", "CoreGraphics", "RasterCore"]),
    // Logs and signposts, which are thrown away.
    .swift("os"),
    .swift("OSLog", needs: ["os"]),
  ]
  let appleTests: [Target] = [
    .tests("CoreGraphicsTests", needs: ["CoreGraphics"]),
    .tests("QuartzCoreTests", needs: ["QuartzCore", "RasterCore", "TestSupport"]),
  ]
  let belowUIKit: [Target.Dependency] = ["CoreGraphics", "QuartzCore", "UIKitParts"]
  let uikitFolders: (path: String?, sources: [String]?) = (nil, nil)
#else
  let appleModules: [String] = []
  let appleTargets: [Target] = []
  let appleTests: [Target] = []
  let belowUIKit: [Target.Dependency] = []
  let uikitFolders: (path: String?, sources: [String]?) = (
    "Sources", ["CoreGraphics", "QuartzCore", "UIKit"]
  )
#endif

/// What the package offers.
let products: [Product] = [
  .library(name: "UIKit", targets: ["UIKit"] + appleModules),
  .library(
    name: "LayoutFigures",
    targets: ["LayoutStage", "LayoutScenes", "LayoutLaboratory", "DrawingSVG"]),
  .library(name: "SnapshotAssertions", targets: ["SnapshotAssertions"]),
  .executable(name: "quarterturn", targets: ["quarterturn"]),
  .plugin(name: "PortUIKit", targets: ["PortUIKit"]),
  .plugin(name: "RunQuarterturn", targets: ["RunQuarterturn"]),
]

/// C: no Swift in these targets, errors are return codes.
let cTargets: [Target] = [
  .library("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
  .library("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
  .library("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev", brew: "fribidi"),
  .library("CUnibreak", pkgConfig: "libunibreak", apt: "libunibreak-dev", brew: "libunibreak"),
  .library(
    "CLibPNG", path: "Sources/CPNG/libpng", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
  .library(
    "CLibDeflate", path: "Sources/CPNG/libdeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev",
    brew: "libdeflate"),
  .target(
    name: "CPNG", dependencies: ["CLibPNG", "CLibDeflate"], path: "Sources/CPNG/shim",
    cSettings: quickC),
  .target(name: "CGetopt"),
  // Loops for wide registers, chosen at run time; each has a twin in Swift.
  .target(name: "CKernels", cSettings: quickC),
  // Files as bytes, so that what is built works without them: a list for each target that has any.
  .target(name: "CEmbeddedFiles"),
  .files("CFontFiles", of: "../../Fonts/Files"),
  .files("CPortingFiles", of: "../Porting/Tool"),
  .files("CPhotoFiles", of: "../Examples/Photos/Files"),
  .files("CReportFiles", of: "../SnapshotReport/Page"),
  // Which types a program has, for previews that nobody lists.
  .target(name: "CTypeRecords"),
  .systemLibrary(name: "UIKitParts"),
]

/// From numbers to pixels and files: no view, no layout of views.
let coreTargets: [Target] = [
  // What has neither pixel nor layout in it, and must exist once.
  .swift("Basics", isQuick: true, needs: ["CEmbeddedFiles"]),
  .swift("RasterCore", isQuick: true, needs: ["Basics", "CKernels"]),
  .swift(
    "RasterText", isQuick: true,
    needs: [
      "Basics", "RasterCore", "CFontFiles", "CFreeType", "CHarfBuzz", "CFriBidi", "CUnibreak",
    ]),
  .swift("RasterPNG", isQuick: true, needs: ["Basics", "RasterCore", "CPNG"]),
  // Beside the rasteriser and not in it: images are embedded as PNG files.
  .swift("DrawingSVG", needs: ["RasterCore", "RasterPNG"]),
  .swift("LayoutCore", isQuick: true, needs: ["Basics"]),
  .swift("ConstraintCore", isQuick: true, needs: ["Basics"]),
]

/// UIKit's names, and the figures that are made of what they lay out.
let figureTargets: [Target] = [
  .swift("_Testing_UIKit", path: "Sources/TestingOverlay/UIKit"),
  .swift(
    "UIKit",
    needs: [
      "_Testing_UIKit", "Basics", "RasterCore", "RasterText", "RasterPNG", "LayoutCore",
      "ConstraintCore",
    ] + belowUIKit, path: uikitFolders.path, sources: uikitFolders.sources),
  .swift("LayoutStage", needs: ["Basics", "UIKit", "RasterCore", "RasterText", "LayoutCore"]),
  .swift(
    "LayoutScenes",
    needs: [
      "Basics", "LayoutStage", "UIKit", "ConstraintCore", "RasterCore", "RasterPNG", "LayoutCore",
    ]),
  .swift(
    "LayoutLaboratory", needs: ["LayoutStage", "UIKit", "RasterCore", "RasterText", "LayoutCore"]),
  // Scenes and carousels that the command draws by name.
  .swift(
    "Examples",
    needs: [
      "Basics", "LayoutStage", "LayoutScenes", "UIKit", "LayoutCore", "RasterCore", "RasterPNG",
      "CPhotoFiles",
    ],
    exclude: ["Photos/Files"]),
]

/// Pictures and layouts compared with goldens, and the command.
let snapshotTargets: [Target] = [
  // What differs between two layouts, and why.
  .swift("LayoutComparison", isQuick: true, needs: ["Basics", "LayoutCore", "RasterCore"]),
  // Masks and explained pixels need to know where elements are.
  .swift(
    "PictureComparison", isQuick: true,
    needs: ["Basics", "LayoutComparison", "LayoutCore", "RasterCore", "RasterPNG", "CKernels"]),
  .swift(
    "SnapshotCore", isQuick: true,
    needs: [
      "Basics", "LayoutComparison", "PictureComparison", "LayoutCore", "RasterCore", "RasterPNG",
    ]),
  // What a view, a layout or a figure is as a snapshot; knows no test framework, so that the
  // command can take snapshots too.
  .swift(
    "FigureSnapshots",
    needs: [
      "LayoutStage", "LayoutScenes", "LayoutLaboratory", "UIKit", "LayoutComparison",
      "PictureComparison", "SnapshotCore", "LayoutCore",
      "RasterText", "RasterCore",
    ]),
  // The figures of this repository's articles, for its tests; no product has them.
  .swift(
    "DocumentationFigures",
    needs: [
      "Examples", "FigureSnapshots", "LayoutLaboratory", "LayoutStage", "LayoutScenes", "UIKit",
      "LayoutComparison", "SnapshotCore", "LayoutCore", "RasterText", "RasterCore", "RasterPNG",
    ],
    exclude: ["Growth/growth.json"]),
  // What the previews of somebody's source are; linked into the program that shows them, and into
  // tests.
  .swift(
    "LayoutPreviews",
    needs: [
      "Basics", "FigureSnapshots", "LayoutStage", "LayoutLaboratory", "UIKit", "PictureComparison",
      "SnapshotCore",
      "LayoutCore", "RasterPNG", "CTypeRecords",
      // Source that is previewed may import them, and is linked with what this target needs.
    ] + appleModules.map { .target(name: $0) }),
  .swift(
    "SnapshotAssertions",
    needs: [
      "Basics", "FigureSnapshots", "LayoutPreviews", "LayoutStage", "LayoutScenes",
      "LayoutLaboratory", "UIKit", "LayoutComparison", "PictureComparison", "SnapshotCore",
      "LayoutCore", "RasterPNG",
    ]),
  .swift(
    "SnapshotReport",
    needs: [
      "Basics", "CReportFiles", "LayoutComparison", "PictureComparison", "SnapshotCore",
      "LayoutCore", "RasterPNG", "RasterCore",
    ],
    exclude: ["Page"]),
  // A client's iOS sources, ported while they are built.
  .plugin(name: "PortUIKit", capability: .buildTool(), path: "Sources/PortUIKit"),
  // The tool is compiled where it is used, with syntax trees of the toolchain that is there.
  .swift("Porting", needs: ["Basics", "CPortingFiles"], exclude: ["Tool"]),
  .plugin(
    name: "RunQuarterturn",
    capability: .command(
      intent: .custom(verb: "quarterturn", description: "Verifies, records and draws layouts"),
      permissions: [
        .writeToPackageDirectory(reason: "Goldens, pictures and reports are written")
      ]), path: "Sources/RunQuarterturn"),
]

/// The program behind `./quarterturn docs`, which no product offers.
let documentationTargets: [Target] = [.program("DocumentationSite", needs: [])]

/// The command, and the tools that it is made of.
let commandTargets: [Target] = [
  // Commands and options as values: parsing, help, console and output folders.
  .swift("CommandLineKit", needs: ["Basics", "CGetopt"]),
  // A user's source compiled and run, so that its previews are drawn.
  .swift("PreviewTool", needs: ["Basics", "CommandLineKit", "Porting", "LayoutPreviews"]),
  // The Model Context Protocol, whose tools are commands.
  .swift(
    "MCPServer",
    needs: ["Basics", "CommandLineKit", "Porting", "LayoutCore", "RasterPNG", "RasterCore"]),
  // The pictures of documentation articles, drawn and kept up to date.
  .swift(
    "ArticleFigures",
    needs: [
      "Basics", "CommandLineKit", "Examples", "FigureSnapshots", "LayoutComparison",
      "PictureComparison", "SnapshotCore", "LayoutStage", "LayoutScenes", "LayoutCore", "RasterPNG",
    ]),
  // The commands about scenes, previews and their layouts.
  .swift(
    "LayoutCommands",
    needs: [
      "Basics", "CommandLineKit", "PreviewTool", "Porting", "Examples", "FigureSnapshots",
      "PictureComparison", "SnapshotCore", "LayoutPreviews", "LayoutStage", "LayoutScenes",
      "LayoutLaboratory", "LayoutCore", "DrawingSVG", "RasterPNG",
    ]),
  // The commands about goldens and the results of runs.
  .swift(
    "SnapshotCommands",
    needs: [
      "Basics", "CommandLineKit", "LayoutCommands", "Examples", "FigureSnapshots", "SnapshotReport",
      "LayoutComparison", "PictureComparison", "SnapshotCore", "LayoutStage", "LayoutScenes",
      "LayoutCore", "RasterPNG", "RasterCore",
    ]),
  .program(
    "quarterturn",
    needs: [
      "CommandLineKit", "LayoutCommands", "SnapshotCommands", "ArticleFigures", "MCPServer",
      "Porting", "Examples",
    ]),
]

/// What is asked of UIKit.
///
/// Tests/Truth is a package of its own, which is built against Apple's UIKit; these are the same
/// sources, and they see no more than a client does.
let truthTargets: [Target] = [
  .target(name: "CTruth", path: "Tests/Truth/Sources/CTruth"),
  .swift(
    "LayoutTruth", needs: ["UIKit", "CTruth"], path: "Tests/Truth/Sources/LayoutTruth",
    resources: [.copy("Fixtures")], packageAccess: false),
  // Prints the answers, or compares Apple's with them.
  .executableTarget(
    name: "truth", dependencies: ["LayoutTruth", "UIKit"], path: "Tests/TruthTool",
    swiftSettings: strict),
  .tests(
    "TruthTests", needs: ["LayoutTruth"], path: "Tests/Truth/Tests/TruthTests",
    packageAccess: false),
]

/// One target of tests for each target of source.
let testTargets: [Target] = [
  .swift("TestSupport", needs: ["RasterCore"], path: "Tests/TestSupport"),
  .tests("BasicsTests", needs: ["Basics"]),
  .tests("TruthToolTests", needs: ["truth", "LayoutTruth", "CTruth", "TestSupport"]),
  // What is ported is compiled against UIKit, and run.
  .tests(
    "PortingTests", needs: ["Porting", "UIKit", "TestSupport"], exclude: ["Fixtures"]),
  .tests("RasterCoreTests", needs: ["RasterCore", "TestSupport"]),
  .tests("LayoutCoreTests", needs: ["LayoutCore", "TestSupport"]),
  .tests(
    "ConstraintCoreTests", needs: ["ConstraintCore", "TestSupport"], exclude: ["Fixtures"]),
  .tests(
    "RasterTextTests", needs: ["Basics", "RasterText", "RasterCore", "TestSupport"]),
  .tests("RasterPNGTests", needs: ["RasterPNG", "RasterCore", "TestSupport"]),
  .tests(
    "DrawingSVGTests",
    needs: [
      "DrawingSVG", "DocumentationFigures", "Examples", "LayoutStage", "RasterText", "RasterCore",
      "RasterPNG", "TestSupport",
    ]),
  // Stages for tests of UIKit, which has a target of tests for each of its areas.
  .swift("UIKitTestSupport", needs: ["UIKit"], path: "Tests/UIKitTestSupport"),
  // Articles, comments and generated files, read as text.
  .tests("UIKitFactsTests", needs: ["TestSupport"], exclude: ["Fixtures"]),
  .tests(
    "UIKitAutoLayoutTests",
    needs: [
      "UIKitTestSupport", "UIKit", "LayoutTruth", "LayoutCore", "ConstraintCore", "TestSupport",
    ],
    exclude: ["Fixtures"]),
  .tests(
    "UIKitCollectionViewTests",
    needs: ["UIKitTestSupport", "UIKit", "LayoutTruth", "LayoutCore", "TestSupport"]),
  .tests("UIKitTableViewTests", needs: ["UIKitTestSupport", "UIKit"]),
  .tests("UIKitControlTests", needs: ["UIKitTestSupport", "UIKit", "Basics", "RasterCore"]),
  .tests(
    "UIKitControllerTests", needs: ["UIKitTestSupport", "UIKit", "RasterPNG", "TestSupport"]),
  .tests(
    "UIKitViewTests",
    needs: ["UIKitTestSupport", "UIKit", "LayoutCore", "RasterCore", "TestSupport"]),
  .tests(
    "UIKitLayerTests",
    needs: ["UIKitTestSupport", "UIKit", "RasterCore", "RasterPNG", "TestSupport"]),
  // Clients' source in the language mode that most of it is written in.
  .tests(
    "UIKitSwift5Tests", needs: ["UIKit"] + appleModules.map { .target(name: $0) },
    settings: [.swiftLanguageMode(.v5)]),
  .tests(
    "LayoutStageTests", needs: ["LayoutStage", "UIKit", "LayoutCore", "RasterCore", "TestSupport"]),
  .tests(
    "LayoutScenesTests",
    needs: [
      "Basics", "LayoutScenes", "LayoutStage", "UIKit", "LayoutCore", "RasterCore", "TestSupport",
    ]),
  .tests(
    "LayoutLaboratoryTests",
    needs: [
      "LayoutLaboratory", "LayoutScenes", "LayoutStage", "UIKit", "LayoutCore", "RasterCore",
    ]),
  .tests(
    "ExamplesTests",
    needs: ["Examples", "LayoutStage", "LayoutScenes", "UIKit", "LayoutCore", "RasterCore"]),
  .tests(
    "DocumentationFiguresTests",
    needs: [
      "DocumentationFigures", "Examples", "SnapshotAssertions", "LayoutLaboratory", "LayoutStage",
      "LayoutScenes", "UIKit", "LayoutCore", "RasterText", "RasterCore",
    ]),
  .tests(
    "PictureComparisonTests",
    needs: ["PictureComparison", "RasterPNG", "RasterCore", "TestSupport"]),
  .tests(
    "SnapshotCoreTests",
    needs: [
      "Basics", "LayoutComparison", "PictureComparison", "SnapshotCore", "LayoutCore", "RasterPNG",
      "RasterCore", "TestSupport",
    ]),
  .tests(
    "FigureSnapshotsTests",
    needs: [
      "FigureSnapshots", "LayoutStage", "LayoutScenes", "UIKit", "LayoutComparison",
      "PictureComparison", "SnapshotCore", "LayoutCore",
      "RasterPNG", "RasterCore", "TestSupport",
    ]),
  .tests(
    "LayoutPreviewsTests",
    needs: [
      "LayoutPreviews", "FigureSnapshots", "LayoutStage", "LayoutLaboratory", "UIKit", "RasterPNG",
      "RasterCore", "TestSupport",
    ]),
  .tests(
    "SnapshotAssertionsTests",
    needs: [
      "SnapshotAssertions", "FigureSnapshots", "LayoutStage", "UIKit", "SnapshotCore", "RasterCore",
      "TestSupport",
    ],
    // A client's package, which a test compiles itself.
    exclude: ["Client"]),
  .tests(
    "SnapshotReportTests",
    needs: [
      "Basics", "SnapshotReport", "LayoutComparison", "PictureComparison", "SnapshotCore",
      "LayoutCore", "RasterPNG", "RasterCore",
      "TestSupport",
    ]),
  .tests("DocumentationSiteTests", needs: ["DocumentationSite", "TestSupport"]),
  // Build servers' files, the plugin and the archive, as somebody who begins meets them.
  .tests(
    "WayInTests", needs: ["TestSupport"],
    // A package of iOS source, which a test builds and tests.
    exclude: ["Herbs"]),
  .tests("CommandLineKitTests", needs: ["CommandLineKit", "Basics", "TestSupport"]),
  .tests("PreviewToolTests", needs: ["PreviewTool", "LayoutPreviews", "TestSupport"]),
  .tests(
    "MCPServerTests",
    needs: [
      "MCPServer", "CommandLineKit", "Basics", "LayoutCore", "RasterPNG", "RasterCore",
      "TestSupport",
    ]),
  .tests("ArticleFiguresTests", needs: ["ArticleFigures", "LayoutScenes", "TestSupport"]),
  .tests(
    "QuarterturnTests",
    needs: [
      "quarterturn", "Basics", "CommandLineKit", "LayoutCommands", "SnapshotCommands",
      "ArticleFigures", "MCPServer", "DocumentationFigures", "Examples", "LayoutStage",
      "LayoutScenes", "Porting", "RasterText", "SnapshotReport", "LayoutComparison",
      "PictureComparison", "SnapshotCore", "LayoutCore", "RasterPNG", "RasterCore", "TestSupport",
    ],
    // The protocol's own client, in Python.
    exclude: ["Serve/client.py"]),
]

/// The benchmarks, where `QUARTERTURN_BENCHMARKS` is set: nobody else builds them.
///
/// They are no package of their own, since what they measure is `package` and not public.
let benchmarks: [Target] =
  Context.environment["QUARTERTURN_BENCHMARKS"] == nil
  ? []
  : [
    .target(name: "CMeasured", path: "Tests/Benchmarks/Sources/CMeasured"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CMeasured", "RasterCore", "RasterText", "RasterPNG", "LayoutCore", "ConstraintCore",
        "UIKit", "LayoutStage", "LayoutScenes", "Examples", "LayoutComparison",
        "PictureComparison", "SnapshotCore", "FigureSnapshots",
        "DocumentationFigures",
      ],
      path: "Tests/Benchmarks/Sources/Benchmarks", swiftSettings: strict),
  ]

/// The targets of tests that are built: all, or only those that `QUARTERTURN_TESTS` names, separated
/// by commas.
///
/// The package manager links all tests into one program, so a change in one area would wait for the
/// tests of every other one: see `./quarterturn test AREA`.
let builtTests: [Target] = {
  let tests = truthTargets.filter(\.isTest) + testTargets + appleTests
  guard let names = Context.environment["QUARTERTURN_TESTS"]?.split(separator: ",") else {
    return tests
  }
  return tests.filter { !$0.isTest || names.contains($0.name[...]) }
}()

let package = Package(
  name: "quarterturn",
  // The command's path patterns are values of `Regex`, which macOS 13 has; nothing needs more.
  platforms: [.macOS(.v13)],
  products: products,
  // In order: a target needs only targets above it, which a test checks.
  targets: cTargets + coreTargets + appleTargets + figureTargets + snapshotTargets
    + commandTargets + documentationTargets
    + truthTargets.filter { !$0.isTest } + builtTests + benchmarks
)
