// swift-tools-version: 6.1

import PackageDescription

/// The settings of Quarterturn's own targets.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// For loops over pixels, twenty times as slow in debug builds.
let quickly = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// A judge that compares pictures drawn here with those recorded on iOS.
///
/// It draws the snapshot tests of public repositories: see README.md.
///
/// `fidelity` itself needs nothing of Quarterturn. It writes a package for each project, and that
/// package's programs, which draw, need `Drawings`.
let package = Package(
  name: "Fidelity",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "fidelity", targets: ["fidelity"]),
    .library(name: "Drawings", targets: ["Drawings"]),
  ],
  dependencies: [.package(name: "quarterturn", path: "../..")],
  targets: [
    // Areas, lines of text and differences, as values.
    .target(name: "Measures", swiftSettings: quickly),
    // Pictures drawn by tests, and their results.
    .target(
      name: "Drawings",
      dependencies: [
        "Measures", .product(name: "UIKit", package: "quarterturn"),
        .product(name: "LayoutFigures", package: "quarterturn"),
      ], swiftSettings: strict),
    .executableTarget(name: "fidelity", dependencies: ["Measures"], swiftSettings: strict),
    .testTarget(name: "MeasuresTests", dependencies: ["Measures"], swiftSettings: strict),
    .testTarget(name: "FidelityTests", dependencies: ["fidelity"], swiftSettings: strict),
  ]
)
