// swift-tools-version: 6.1

import Foundation
import PackageDescription

/// The name under which the compiler knows Quarterturn's package: its folder's, as an identifier.
///
/// What is measured beside other programs is exported for them, display lists step by step, and no
/// client needs these to be public. So this package reads what is `package` in the other: a root
/// package, which this one always is, may say so by a flag.
let quarterturn = String(
  URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent()
    .deletingLastPathComponent().lastPathComponent.lowercased()
    .map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })

/// Measures Quarterturn; a package of its own, so that nobody who uses Quarterturn builds it.
///
/// The targets inside Quarterturn are no products, and a package cannot reach another's targets. Of
/// the ways around that this one costs the root manifest a single line: a product `_Benchmarked`,
/// its underscore saying that it is nobody else's. Listing the sources again here would need every
/// C target twice; leaning on the modules that the public products happen to build would work until
/// imports are checked.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "quarterturn", path: "../..")],
  targets: [
    .target(name: "CMeasured"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CMeasured",
        .product(name: "_Benchmarked", package: "quarterturn"),
        .product(name: "LayoutFigures", package: "quarterturn"),
      ],
      packageAccess: false,
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .unsafeFlags(["-package-name", quarterturn]),
      ]),
  ]
)
