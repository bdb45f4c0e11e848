// On Apple's platforms the first and the last module are the system's own, and the names of this
// package take precedence over theirs; see `Package.swift`.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore
