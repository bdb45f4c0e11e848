extension Device {
  /// Returns the device for an identifier of Interface Builder's canvas, such as `retina6_12`; nil
  /// for an unknown identifier.
  ///
  /// An identifier specifies the size of the screen (fact IB4). No device in this package has the
  /// size of `retina3_5`; it is replaced by the iPhone SE, which is higher.
  package static func onCanvas(_ name: String) -> Device? { canvas[name].flatMap(called) }

  private static let canvas = [
    "retina3_5": "iPhone SE", "retina4_0": "iPhone SE", "retina4_7": "iPhone 8",
    "retina5_5": "iPhone 8 Plus", "retina5_9": "iPhone X", "retina6_0": "iPhone 12",
    "retina6_1": "iPhone 11", "retina6_3": "iPhone 16 Pro", "retina6_5": "iPhone 11 Pro Max",
    "retina6_7": "iPhone 12 Pro Max", "retina6_12": "iPhone 16", "retina6_72": "iPhone 14 Pro Max",
    "ipad7_9": "iPad mini", "ipad9_7": "iPad Pro 9.7", "ipad10_5": "iPad Pro 10.5",
    "ipad10_2": "iPad 10.2", "ipad10_9rounded": "iPad Air 10.9", "ipad11_0rounded": "iPad Pro 11",
    "ipad12_9": "iPad Pro 12.9", "ipad12_9rounded": "iPad Pro 12.9",
  ]
}
