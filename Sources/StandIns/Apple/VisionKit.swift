// Mirrors VisionKit's analysis of images. Nothing is analysed: an interaction does nothing.
public import UIKit

@preconcurrency @MainActor
open class ImageAnalysisInteraction: NSObject, UIInteraction, StandInMembers {
  public struct InteractionTypes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let automatic = InteractionTypes(rawValue: 1)
    public static let textSelection = InteractionTypes(rawValue: 2)
    public static let dataDetectors = InteractionTypes(rawValue: 4)
    public static let imageSubject = InteractionTypes(rawValue: 8)
    public static let visualLookUp = InteractionTypes(rawValue: 16)
    public static let automaticTextOnly = InteractionTypes(rawValue: 32)
  }

  public var analysis: ImageAnalysis?
  public var preferredInteractionTypes: InteractionTypes = []
  public var isSupplementaryInterfaceHidden = false
  public var allowLongPressForDataDetectorsInTextMode = true
  public private(set) weak var view: UIView?

  public override init() { super.init() }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

open class ImageAnalysis: NSObject, StandInMembers, @unchecked Sendable {
  public var transcript: String { "" }
  public func hasResults(for types: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}

public final class ImageAnalyzer: Sendable {
  public struct AnalysisTypes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = AnalysisTypes(rawValue: 1)
    public static let machineReadableCode = AnalysisTypes(rawValue: 2)
    public static let visualLookUp = AnalysisTypes(rawValue: 4)
  }

  public struct Configuration: Sendable {
    public var locales: [String] = []
    public let analysisTypes: AnalysisTypes
    public init(_ types: AnalysisTypes) { analysisTypes = types }
  }

  public static let isSupported = false

  public init() {}

  public func analyze(
    _ image: UIImage, configuration: Configuration
  ) async throws -> ImageAnalysis { ImageAnalysis() }
}
