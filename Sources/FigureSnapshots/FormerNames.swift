// Names from before version 0.1.0, kept for one version so that clients' source compiles.

import Foundation
public import LayoutStage
public import PictureComparison
public import SnapshotCore
public import UIKit

/// The former name of `DeviceConfiguration`.
@available(*, deprecated, renamed: "DeviceConfiguration")
public typealias Surroundings = DeviceConfiguration

extension DeviceConfiguration {
  /// The former initialiser, whose parameter for the text size is named `dynamicType`.
  @available(
    *, deprecated,
    renamed: "init(_:orientation:appearance:textSize:layoutDirection:traits:chrome:system:)"
  )
  public init(
    on device: Device, orientation: Orientation = .portrait, appearance: Appearance = .light,
    dynamicType: UIContentSizeCategory = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.init(
      device, orientation: orientation, appearance: appearance, textSize: dynamicType,
      layoutDirection: layoutDirection, traits: traits)
  }
}

extension Snapshot where Value: SnapshotSubject, Format == LayoutPicture {
  /// The former name of `image(on:tolerance:policy:)`.
  @available(*, deprecated, renamed: "image(on:tolerance:policy:)")
  public static func image(
    in configuration: DeviceConfiguration, tolerance: PictureTolerance = .exact,
    policy: ClassPolicy = .init()
  ) -> Snapshot { image(on: configuration, tolerance: tolerance, policy: policy) }
}
