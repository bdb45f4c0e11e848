// swift-tools-version: 6.1

import PackageDescription

/// The settings every Swift target of the package is compiled with.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Apple's modules that layout source imports beside UIKit; on macOS they are the system's own.
#if os(Linux)
  let appleModules = ["CoreGraphics", "QuartzCore"]
  let appleTargets: [Target] = [
    .target(
      name: "_Testing_CoreGraphics", path: "Sources/TestingOverlay/CoreGraphics",
      swiftSettings: strict),
    .target(
      name: "CoreGraphics", dependencies: ["UIKit", "_Testing_CoreGraphics"],
      swiftSettings: strict),
    .target(name: "QuartzCore", dependencies: ["UIKit"], swiftSettings: strict),
  ]
  let parts: [Target.Dependency] = ["UIKitParts"]
#else
  let appleModules: [String] = []
  let appleTargets: [Target] = []
  let parts: [Target.Dependency] = []
#endif

let package = Package(
  name: "quarterturn",
  products: [
    .library(name: "UIKit", targets: ["UIKit"] + appleModules),
    .library(
      name: "LayoutFigures", targets: ["LayoutStage", "LayoutScenes", "LayoutLaboratory"]),
    .library(name: "SnapshotAssertions", targets: ["SnapshotAssertions"]),
    .executable(name: "quarterturn", targets: ["quarterturn"]),
    // For Tests/Benchmarks, which is a package of its own; says there why.
    .library(
      name: "_Benchmarked",
      targets: [
        "RasterCore", "RasterText", "RasterPNG", "LayoutCore", "FigureGallery", "SnapshotCore",
        "FigureSnapshots",
      ]),
  ],
  targets: [
    // C libraries: no Swift in them, errors are return codes.
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: "fribidi",
      providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
    .systemLibrary(
      name: "CUnibreak", pkgConfig: "libunibreak",
      providers: [.apt(["libunibreak-dev"]), .brew(["libunibreak"])]),
    .systemLibrary(
      name: "CLibPNG", path: "Sources/CPNG/libpng", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .target(name: "CPNG", dependencies: ["CLibPNG"], path: "Sources/CPNG/shim"),
    .target(name: "CGetopt"),

    // What has neither pixel nor layout in it, and must exist once.
    .target(name: "Basics", swiftSettings: strict),

    // Pure values.
    .target(name: "RasterCore", dependencies: ["Basics"], swiftSettings: strict),
    .target(name: "LayoutCore", dependencies: ["Basics"], swiftSettings: strict),

    // One target above each C library.
    .target(
      name: "BundledFonts", path: "Fonts",
      exclude: ["LICENCES.md", "Licences"],
      resources: [.copy("Files")],
      swiftSettings: strict),
    .target(
      name: "RasterText",
      dependencies: [
        "Basics", "RasterCore", "BundledFonts", "CFreeType", "CHarfBuzz", "CFriBidi", "CUnibreak",
      ],
      swiftSettings: strict),
    .target(name: "RasterPNG", dependencies: ["RasterCore", "CPNG"], swiftSettings: strict),

    // The shell and what stands on it.
    .systemLibrary(name: "UIKitParts"),
    .target(name: "_Testing_UIKit", path: "Sources/TestingOverlay/UIKit", swiftSettings: strict),
    .target(
      name: "UIKit",
      dependencies: [
        "_Testing_UIKit", "Basics", "RasterCore", "RasterText", "RasterPNG", "LayoutCore",
      ] + parts,
      swiftSettings: strict),
    .target(
      name: "LayoutStage", dependencies: ["UIKit", "RasterCore", "RasterText", "LayoutCore"],
      swiftSettings: strict),
    .target(
      name: "LayoutScenes",
      dependencies: ["LayoutStage", "UIKit", "RasterCore", "RasterPNG", "LayoutCore"],
      swiftSettings: strict),
    .target(
      name: "LayoutLaboratory",
      dependencies: ["LayoutStage", "UIKit", "RasterCore", "RasterText", "LayoutCore"],
      swiftSettings: strict),
    .target(
      name: "FigureGallery",
      dependencies: [
        "LayoutStage", "LayoutScenes", "LayoutLaboratory", "UIKit", "RasterCore", "RasterPNG",
      ],
      resources: [.copy("Resources")],
      swiftSettings: strict),
    .target(
      name: "SnapshotCore", dependencies: ["Basics", "LayoutCore", "RasterCore", "RasterPNG"],
      swiftSettings: strict),
    // What a view, a layout or a figure is as a snapshot; knows no test framework, so that the
    // command can take snapshots too.
    .target(
      name: "FigureSnapshots",
      dependencies: [
        "LayoutStage", "LayoutScenes", "LayoutLaboratory", "UIKit", "SnapshotCore", "LayoutCore",
        "RasterText", "RasterCore",
      ],
      swiftSettings: strict),
    .target(
      name: "SnapshotAssertions",
      dependencies: [
        "Basics", "FigureSnapshots", "LayoutStage", "LayoutScenes", "LayoutLaboratory", "UIKit",
        "SnapshotCore", "LayoutCore", "RasterPNG",
      ],
      swiftSettings: strict),
    .target(
      name: "SnapshotReport",
      dependencies: ["Basics", "SnapshotCore", "LayoutCore", "RasterPNG", "RasterCore"],
      resources: [.copy("Page")],
      swiftSettings: strict),
    .executableTarget(
      name: "quarterturn",
      dependencies: [
        "FigureGallery", "FigureSnapshots", "SnapshotReport", "SnapshotCore", "LayoutStage",
        "LayoutScenes", "LayoutLaboratory", "LayoutCore", "RasterPNG", "RasterCore", "CGetopt",
        "LayoutTruth", "UIKit",
      ],
      swiftSettings: strict),

    // What is asked of UIKit. Tests/Truth is a package of its own, which is built against Apple's
    // UIKit; these are the same sources, and they see no more than a client does.
    .target(name: "CTruth", path: "Tests/Truth/Sources/CTruth"),
    .target(
      name: "LayoutTruth", dependencies: ["UIKit", "CTruth"],
      path: "Tests/Truth/Sources/LayoutTruth", resources: [.copy("Fixtures")],
      packageAccess: false, swiftSettings: strict),
    .testTarget(
      name: "TruthTests", dependencies: ["LayoutTruth"], path: "Tests/Truth/Tests/TruthTests",
      packageAccess: false, swiftSettings: strict),

    // Tests, one target per source target.
    .target(
      name: "TestSupport", dependencies: ["RasterCore", "RasterPNG"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(name: "BasicsTests", dependencies: ["Basics"], swiftSettings: strict),
    .testTarget(
      name: "RasterCoreTests", dependencies: ["RasterCore", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "RasterTextTests",
      dependencies: ["Basics", "RasterText", "RasterCore", "BundledFonts", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "RasterPNGTests", dependencies: ["RasterPNG", "RasterCore", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutCoreTests", dependencies: ["LayoutCore", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "LayoutTruth", "LayoutCore", "RasterCore", "RasterPNG", "TestSupport",
      ],
      swiftSettings: strict),
    // Clients' source in the language mode that most of it is written in.
    .testTarget(
      name: "UIKitSwift5Tests",
      dependencies: ["UIKit"] + appleModules.map { .target(name: $0) },
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "LayoutStageTests",
      dependencies: [
        "LayoutStage", "UIKit", "LayoutCore", "RasterText", "RasterCore", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutScenesTests",
      dependencies: [
        "LayoutScenes", "LayoutStage", "UIKit", "LayoutCore", "RasterCore", "RasterPNG",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutLaboratoryTests",
      dependencies: [
        "LayoutLaboratory", "LayoutScenes", "LayoutStage", "UIKit", "LayoutCore", "RasterText",
        "RasterCore", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "FigureGalleryTests",
      dependencies: [
        "FigureGallery", "FigureSnapshots", "SnapshotAssertions", "LayoutStage", "LayoutScenes",
        "LayoutLaboratory", "UIKit", "SnapshotCore", "LayoutCore", "RasterPNG", "RasterCore",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SnapshotCoreTests",
      dependencies: ["SnapshotCore", "LayoutCore", "RasterPNG", "RasterCore", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "FigureSnapshotsTests",
      dependencies: [
        "FigureSnapshots", "LayoutStage", "LayoutScenes", "LayoutLaboratory", "UIKit",
        "SnapshotCore", "LayoutCore", "RasterCore", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SnapshotAssertionsTests",
      dependencies: [
        "SnapshotAssertions", "FigureSnapshots", "LayoutStage", "LayoutScenes", "LayoutLaboratory",
        "UIKit", "SnapshotCore", "RasterCore", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SnapshotReportTests",
      dependencies: [
        "Basics", "SnapshotReport", "SnapshotCore", "LayoutCore", "RasterPNG", "RasterCore",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "QuarterturnTests",
      dependencies: [
        "quarterturn", "LayoutStage", "SnapshotCore", "LayoutCore", "LayoutTruth", "CTruth",
        "TestSupport",
      ],
      swiftSettings: strict),
  ]
    + appleTargets
)
