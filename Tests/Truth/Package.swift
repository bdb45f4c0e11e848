// swift-tools-version: 6.0

import PackageDescription

/// The settings of Quarterturn's own targets.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Questions to UIKit about what the facts say of it; a package of its own, so that the same
/// sources can be built against Apple's UIKit too.
///
/// It depends on nothing: on iOS `import UIKit` is the system's, and no module of Quarterturn is in
/// the way. Where there is no such system, Quarterturn's own package builds these sources against
/// its own UIKit, without access to anything but what is public; it cannot be a dependency of this
/// one, since the names of targets are unique among all packages of a build.
let package = Package(
  name: "Truth",
  platforms: [.iOS(.v15)],
  // One product alone, so that Xcode makes one scheme, of the package's name, with the tests in it.
  products: [.library(name: "Truth", targets: ["LayoutTruth"])],
  targets: [
    .target(name: "CTruth"),
    .target(
      name: "LayoutTruth", dependencies: ["CTruth"],
      resources: [.copy("Fixtures"), .process("Slices.xcassets"), .process("Screens.storyboard")],
      swiftSettings: strict),
    .testTarget(name: "TruthTests", dependencies: ["LayoutTruth"], swiftSettings: strict),
  ]
)
