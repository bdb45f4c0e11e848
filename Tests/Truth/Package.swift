// swift-tools-version: 6.0

import PackageDescription

/// Asks UIKit what the facts say of it, and writes the answers down; a package of its own, so that the
/// same sources are built against Apple's UIKit too.
///
/// A manifest is read where it is built: on a Mac there is no dependency at all, `import UIKit` is the
/// system's, and no module of Quarterturn is in the way. On Linux it is Quarterturn's product.
#if os(Linux)
  let packages: [Package.Dependency] = [.package(name: "quarterturn", path: "../..")]
  let kit: [Target.Dependency] = [.product(name: "UIKit", package: "quarterturn")]
#else
  let packages: [Package.Dependency] = []
  let kit: [Target.Dependency] = []
#endif

/// The settings of Quarterturn's own targets.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Truth",
  platforms: [.iOS(.v15)],
  // One product alone, so that Xcode makes one scheme, of the package's name, with the tests in it.
  products: [.library(name: "Truth", targets: ["LayoutTruth"])],
  dependencies: packages,
  targets: [
    .target(name: "CTruth"),
    .target(
      name: "LayoutTruth", dependencies: ["CTruth"] + kit, resources: [.copy("Fixtures")],
      swiftSettings: strict),
    .testTarget(name: "TruthTests", dependencies: ["LayoutTruth"], swiftSettings: strict),
  ]
)
