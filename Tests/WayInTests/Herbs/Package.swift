// swift-tools-version: 6.1
import PackageDescription

// A package of iOS source that nobody has changed: it is ported while it is built. The test that
// builds it says where Quarterturn is.
let quarterturn = Context.environment["QUARTERTURN"] ?? "../quarterturn"

let package = Package(
  name: "herbs",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "quarterturn", path: quarterturn)],
  targets: [
    .target(
      name: "Herbs",
      dependencies: [.product(name: "UIKit", package: "quarterturn")],
      sources: ["Herb.swift"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "PortUIKit", package: "quarterturn")]),
    .testTarget(
      name: "HerbsTests",
      dependencies: [
        "Herbs", .product(name: "SnapshotAssertions", package: "quarterturn"),
      ],
      exclude: ["__Snapshots__"]),
  ])
