// Mirrors the capture classes of AVFoundation. There is no camera: sessions never run, no device is
// found, and no delegate or completion handler is called.
public import Foundation

/// A capture session, which never runs; its inputs and outputs are stored.
open class AVCaptureSession: NSObject, StandInMembers {
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let high = Self(rawValue: "high")
    public static let medium = Self(rawValue: "medium")
    public static let low = Self(rawValue: "low")
    public static let photo = Self(rawValue: "photo")
    public static let hd1280x720 = Self(rawValue: "hd1280x720")
    public static let hd1920x1080 = Self(rawValue: "hd1920x1080")
  }
  public var sessionPreset = Preset.high
  open var isRunning: Bool { false }
  public private(set) var inputs: [AVCaptureInput] = []
  public private(set) var outputs: [AVCaptureOutput] = []
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() {}
  open func stopRunning() {}
}

open class AVCaptureInput: NSObject, StandInMembers {}

open class AVCaptureOutput: NSObject, StandInMembers {
  open func connection(with type: AVMediaType) -> AVCaptureConnection? { nil }
}

open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws { self.device = device }
}

public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

open class AVCaptureConnection: NSObject, StandInMembers {
  public var videoOrientation = AVCaptureVideoOrientation.portrait
  public var isVideoMirrored = false
  public var videoRotationAngle: CGFloat = 0
  open var isVideoOrientationSupported: Bool { true }
}

public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = Self(rawValue: "vide")
  public static let audio = Self(rawValue: "soun")
  public static let text = Self(rawValue: "text")
}

open class AVCaptureDevice: NSObject, StandInMembers {
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = Self(rawValue: "builtInWideAngleCamera")
    public static let builtInUltraWideCamera = Self(rawValue: "builtInUltraWideCamera")
    public static let builtInTelephotoCamera = Self(rawValue: "builtInTelephotoCamera")
    public static let builtInDualCamera = Self(rawValue: "builtInDualCamera")
    public static let builtInDualWideCamera = Self(rawValue: "builtInDualWideCamera")
    public static let builtInTripleCamera = Self(rawValue: "builtInTripleCamera")
    public static let builtInTrueDepthCamera = Self(rawValue: "builtInTrueDepthCamera")
  }
  open class DiscoverySession: NSObject, StandInMembers {
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    open var devices: [AVCaptureDevice] { [] }
  }
  public var torchMode = TorchMode.off
  public var focusMode = FocusMode.locked
  public var videoZoomFactor: CGFloat = 1
  open var position: Position { .back }
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var isTorchAvailable: Bool { false }
  open func isFocusModeSupported(_ mode: FocusMode) -> Bool { false }
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
  public class func `default`(for type: AVMediaType) -> AVCaptureDevice? { nil }
  public class func `default`(
    _ device: DeviceType, for type: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  public class func devices(for type: AVMediaType) -> [AVCaptureDevice] { [] }
  public class func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus {
    .authorized
  }
  public class func requestAccess(
    for type: AVMediaType, completionHandler: @escaping (Bool) -> Void
  ) {}
  public class func requestAccess(for type: AVMediaType) async -> Bool { false }
}

public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {}
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {}
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {}

open class AVCaptureMetadataOutput: AVCaptureOutput {
  public var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
  public var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  open func setMetadataObjectsDelegate(
    _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) {}
}

open class AVCaptureVideoDataOutput: AVCaptureOutput {
  public var alwaysDiscardsLateVideoFrames = true
  public var videoSettings: [String: Any] = [:]
  open func setSampleBufferDelegate(
    _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {}
}

open class AVCapturePhoto: NSObject, StandInMembers {
  open func fileDataRepresentation() -> Data? { nil }
}

open class AVCapturePhotoSettings: NSObject, StandInMembers {}

open class AVCapturePhotoOutput: AVCaptureOutput {
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}

open class AVMetadataObject: NSObject, StandInMembers {
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = Self(rawValue: "qr")
    public static let ean8 = Self(rawValue: "ean8")
    public static let ean13 = Self(rawValue: "ean13")
    public static let upce = Self(rawValue: "upce")
    public static let code39 = Self(rawValue: "code39")
    public static let code39Mod43 = Self(rawValue: "code39Mod43")
    public static let code93 = Self(rawValue: "code93")
    public static let code128 = Self(rawValue: "code128")
    public static let itf14 = Self(rawValue: "itf14")
    public static let interleaved2of5 = Self(rawValue: "interleaved2of5")
    public static let dataMatrix = Self(rawValue: "dataMatrix")
    public static let pdf417 = Self(rawValue: "pdf417")
    public static let aztec = Self(rawValue: "aztec")
    public static let face = Self(rawValue: "face")
  }
  open var type: ObjectType { .qr }
  open var bounds: CGRect { .zero }
}

open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? { nil }
  open var corners: [CGPoint] { [] }
}
