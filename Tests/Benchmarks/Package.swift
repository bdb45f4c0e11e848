// swift-tools-version: 6.1

import PackageDescription

/// Measures Quarterturn; a package of its own, so that nobody who uses Quarterturn builds it.
///
/// The targets inside Quarterturn are no products, and a package cannot reach another's targets. Of
/// the ways around that this one costs the root manifest a single line: a product `_Benchmarked`,
/// its underscore saying that it is nobody else's. Listing the sources again here would need every
/// C target twice; leaning on the modules that the public products happen to build would work until
/// imports are checked.
let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "quarterturn", path: "../..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "_Benchmarked", package: "quarterturn"),
        .product(name: "LayoutFigures", package: "quarterturn"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
