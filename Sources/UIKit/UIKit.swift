// On Apple's platforms the first and the last are the system's own, whose names ours go before; see
// `Package.swift`.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore
