import Foundation
import LayoutStage
import Testing

struct DeviceNamesTests {
  private static let phones: [(Device, CGFloat, CGFloat, CGFloat)] = [
    (.iPhoneSE, 320, 568, 2), (.iPhone7, 375, 667, 2), (.iPhone7Plus, 414, 736, 3),
    (.iPhone8, 375, 667, 2), (.iPhone8Plus, 414, 736, 3), (.iPhoneX, 375, 812, 3),
    (.iPhoneXSMax, 414, 896, 3), (.iPhoneXR, 414, 896, 2), (.iPhone12Mini, 375, 812, 3),
    (.iPhone12, 390, 844, 3), (.iPhone13, 390, 844, 3), (.iPhone12ProMax, 428, 926, 3),
    (.iPhone14Pro, 393, 852, 3), (.iPhone15, 393, 852, 3), (.iPhone14ProMax, 430, 932, 3),
    (.iPhone16Pro, 402, 874, 3), (.iPhone16ProMax, 440, 956, 3),
    (.iPhone16, 393, 852, 3), (.iPhone17, 402, 874, 3), (.iPhone17Pro, 402, 874, 3),
    (.iPhone17ProMax, 440, 956, 3), (.iPhoneAir, 420, 912, 3),
  ]

  private static let pads: [(Device, CGFloat, CGFloat)] = [
    (.iPadMini, 768, 1024), (.iPad10_2, 810, 1080), (.iPadAir10_9, 820, 1180),
    (.iPadPro9_7, 768, 1024), (.iPadPro10_5, 834, 1112), (.iPadPro11, 834, 1194),
    (.iPadPro12_9, 1024, 1366), (.iPadMini6, 744, 1133), (.iPadPro11M4, 834, 1210),
    (.iPadPro13, 1032, 1376),
  ]

  @Test func `every phone has the screen that its name stands for`() {
    for (phone, width, height, scale) in Self.phones {
      #expect(phone.idiom == .phone)
      #expect(phone.size == CGSize(width: width, height: height), "\(phone.name)")
      #expect(phone.scale == scale, "\(phone.name)")
    }
  }

  @Test func `every pad has the screen that its name stands for`() {
    for (pad, width, height) in Self.pads {
      #expect(pad.idiom == .pad && pad.scale == 2)
      #expect(pad.size == CGSize(width: width, height: height), "\(pad.name)")
    }
  }
}
