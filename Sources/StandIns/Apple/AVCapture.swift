public import Foundation

/// A camera's session, which never runs.
open class AVCaptureSession: NSObject, StandInMembers {
  /// See AVFoundation.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// See AVFoundation.
    public let rawValue: String
    /// See AVFoundation.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// See AVFoundation.
    public static let high = Self(rawValue: "high")
    /// See AVFoundation.
    public static let medium = Self(rawValue: "medium")
    /// See AVFoundation.
    public static let low = Self(rawValue: "low")
    /// See AVFoundation.
    public static let photo = Self(rawValue: "photo")
    /// See AVFoundation.
    public static let hd1280x720 = Self(rawValue: "hd1280x720")
    /// See AVFoundation.
    public static let hd1920x1080 = Self(rawValue: "hd1920x1080")
  }
  /// See AVFoundation.
  public var sessionPreset = Preset.high
  /// See AVFoundation.
  open var isRunning: Bool { false }
  /// See AVFoundation.
  public private(set) var inputs: [AVCaptureInput] = []
  /// See AVFoundation.
  public private(set) var outputs: [AVCaptureOutput] = []
  /// See AVFoundation.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  /// See AVFoundation.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// See AVFoundation.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// See AVFoundation.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  /// See AVFoundation.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// See AVFoundation.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// See AVFoundation.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Inert: see AVFoundation.
  open func beginConfiguration() {}
  /// Inert: see AVFoundation.
  open func commitConfiguration() {}
  /// Inert: see AVFoundation.
  open func startRunning() {}
  /// Inert: see AVFoundation.
  open func stopRunning() {}
}
/// See AVFoundation.
open class AVCaptureInput: NSObject, StandInMembers {}
/// See AVFoundation.
open class AVCaptureOutput: NSObject, StandInMembers {
  /// See AVFoundation.
  open func connection(with type: AVMediaType) -> AVCaptureConnection? { nil }
}
/// See AVFoundation.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// See AVFoundation.
  public let device: AVCaptureDevice
  /// See AVFoundation.
  public init(device: AVCaptureDevice) throws { self.device = device }
}
/// See AVFoundation.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}
/// See AVFoundation.
open class AVCaptureConnection: NSObject, StandInMembers {
  /// See AVFoundation.
  public var videoOrientation = AVCaptureVideoOrientation.portrait
  /// See AVFoundation.
  public var isVideoMirrored = false
  /// See AVFoundation.
  public var videoRotationAngle: CGFloat = 0
  /// See AVFoundation.
  open var isVideoOrientationSupported: Bool { true }
}
/// See AVFoundation.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
/// See AVFoundation.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// See AVFoundation.
  public let rawValue: String
  /// See AVFoundation.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// See AVFoundation.
  public static let video = Self(rawValue: "vide")
  /// See AVFoundation.
  public static let audio = Self(rawValue: "soun")
  /// See AVFoundation.
  public static let text = Self(rawValue: "text")
}
/// See AVFoundation.
open class AVCaptureDevice: NSObject, StandInMembers {
  /// See AVFoundation.
  public enum Position: Int, Sendable { case unspecified, back, front }
  /// See AVFoundation.
  public enum TorchMode: Int, Sendable { case off, on, auto }
  /// See AVFoundation.
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  /// See AVFoundation.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// See AVFoundation.
    public let rawValue: String
    /// See AVFoundation.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// See AVFoundation.
    public static let builtInWideAngleCamera = Self(rawValue: "builtInWideAngleCamera")
    /// See AVFoundation.
    public static let builtInUltraWideCamera = Self(rawValue: "builtInUltraWideCamera")
    /// See AVFoundation.
    public static let builtInTelephotoCamera = Self(rawValue: "builtInTelephotoCamera")
    /// See AVFoundation.
    public static let builtInDualCamera = Self(rawValue: "builtInDualCamera")
    /// See AVFoundation.
    public static let builtInDualWideCamera = Self(rawValue: "builtInDualWideCamera")
    /// See AVFoundation.
    public static let builtInTripleCamera = Self(rawValue: "builtInTripleCamera")
    /// See AVFoundation.
    public static let builtInTrueDepthCamera = Self(rawValue: "builtInTrueDepthCamera")
  }
  /// See AVFoundation.
  open class DiscoverySession: NSObject, StandInMembers {
    /// See AVFoundation.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    /// See AVFoundation.
    open var devices: [AVCaptureDevice] { [] }
  }
  /// See AVFoundation.
  public var torchMode = TorchMode.off
  /// See AVFoundation.
  public var focusMode = FocusMode.locked
  /// See AVFoundation.
  public var videoZoomFactor: CGFloat = 1
  /// See AVFoundation.
  open var position: Position { .back }
  /// See AVFoundation.
  open var hasTorch: Bool { false }
  /// See AVFoundation.
  open var hasFlash: Bool { false }
  /// See AVFoundation.
  open var isTorchAvailable: Bool { false }
  /// See AVFoundation.
  open func isFocusModeSupported(_ mode: FocusMode) -> Bool { false }
  /// Inert: see AVFoundation.
  open func lockForConfiguration() throws {}
  /// Inert: see AVFoundation.
  open func unlockForConfiguration() {}
  /// See AVFoundation.
  public class func `default`(for type: AVMediaType) -> AVCaptureDevice? { nil }
  /// See AVFoundation.
  public class func `default`(
    _ device: DeviceType, for type: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// See AVFoundation.
  public class func devices(for type: AVMediaType) -> [AVCaptureDevice] { [] }
  /// See AVFoundation.
  public class func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus {
    .authorized
  }
  /// See AVFoundation.
  public class func requestAccess(
    for type: AVMediaType, completionHandler: @escaping (Bool) -> Void
  ) {}
  /// See AVFoundation.
  public class func requestAccess(for type: AVMediaType) async -> Bool { false }
}
/// See AVFoundation.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {}
/// See AVFoundation.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {}
/// See AVFoundation.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {}
/// See AVFoundation.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// See AVFoundation.
  public var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
  /// See AVFoundation.
  public var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// See AVFoundation.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// See AVFoundation.
  open func setMetadataObjectsDelegate(
    _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) {}
}
/// See AVFoundation.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// See AVFoundation.
  public var alwaysDiscardsLateVideoFrames = true
  /// See AVFoundation.
  public var videoSettings: [String: Any] = [:]
  /// See AVFoundation.
  open func setSampleBufferDelegate(
    _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {}
}
/// See AVFoundation.
open class AVCapturePhoto: NSObject, StandInMembers {
  /// See AVFoundation.
  open func fileDataRepresentation() -> Data? { nil }
}
/// See AVFoundation.
open class AVCapturePhotoSettings: NSObject, StandInMembers {}
/// See AVFoundation.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// See AVFoundation.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}
/// See AVFoundation.
open class AVMetadataObject: NSObject, StandInMembers {
  /// See AVFoundation.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// See AVFoundation.
    public let rawValue: String
    /// See AVFoundation.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// See AVFoundation.
    public static let qr = Self(rawValue: "qr")
    /// See AVFoundation.
    public static let ean8 = Self(rawValue: "ean8")
    /// See AVFoundation.
    public static let ean13 = Self(rawValue: "ean13")
    /// See AVFoundation.
    public static let upce = Self(rawValue: "upce")
    /// See AVFoundation.
    public static let code39 = Self(rawValue: "code39")
    /// See AVFoundation.
    public static let code39Mod43 = Self(rawValue: "code39Mod43")
    /// See AVFoundation.
    public static let code93 = Self(rawValue: "code93")
    /// See AVFoundation.
    public static let code128 = Self(rawValue: "code128")
    /// See AVFoundation.
    public static let itf14 = Self(rawValue: "itf14")
    /// See AVFoundation.
    public static let interleaved2of5 = Self(rawValue: "interleaved2of5")
    /// See AVFoundation.
    public static let dataMatrix = Self(rawValue: "dataMatrix")
    /// See AVFoundation.
    public static let pdf417 = Self(rawValue: "pdf417")
    /// See AVFoundation.
    public static let aztec = Self(rawValue: "aztec")
    /// See AVFoundation.
    public static let face = Self(rawValue: "face")
  }
  /// See AVFoundation.
  open var type: ObjectType { .qr }
  /// See AVFoundation.
  open var bounds: CGRect { .zero }
}
/// See AVFoundation.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// See AVFoundation.
  open var stringValue: String? { nil }
  /// See AVFoundation.
  open var corners: [CGPoint] { [] }
}
