import Foundation
import Testing
import UIKit

nonisolated(unsafe) private var firstKey = 0
nonisolated(unsafe) private var secondKey = 0

/// An object that removes its associated objects when it is deallocated.
private final class Leaving: NSObject {
  deinit { objc_removeAssociatedObjects(self) }
}

struct AssociatedObjectTests {
  private let owner = NSObject()

  @Test func `a value is found under its key, beside its object`() {
    objc_setAssociatedObject(owner, &firstKey, "first", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(owner, &secondKey, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &firstKey) as? String == "first")
    #expect(objc_getAssociatedObject(owner, &secondKey) as? Int == 2)
    #expect(objc_getAssociatedObject(NSObject(), &firstKey) == nil)
  }

  @Test func `nil takes a value away`() {
    objc_setAssociatedObject(owner, &firstKey, "first", .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &firstKey) == nil)
    objc_setAssociatedObject(owner, &firstKey, "again", .OBJC_ASSOCIATION_RETAIN)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, &firstKey) == nil)
  }

  @Test func `an assigned object is not kept alive, a retained one is`() {
    weak var assigned: NSObject?
    weak var retained: NSObject?
    do {
      let (one, other) = (NSObject(), NSObject())
      (assigned, retained) = (one, other)
      objc_setAssociatedObject(owner, &firstKey, one, .OBJC_ASSOCIATION_ASSIGN)
      objc_setAssociatedObject(owner, &secondKey, other, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(assigned == nil)
    #expect(objc_getAssociatedObject(owner, &firstKey) == nil)
    #expect(objc_getAssociatedObject(owner, &secondKey) as? NSObject === retained)
  }

  @Test func `a new object never finds the values of an old one`() {
    for _ in 0..<200 {
      let short = NSObject()
      #expect(objc_getAssociatedObject(short, &firstKey) == nil)
      objc_setAssociatedObject(short, &firstKey, "old", .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test func `objects that end on another thread take their values away`() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<200 {
            let leaving = (0..<50).map { _ in Leaving() }
            for object in leaving {
              objc_setAssociatedObject(object, &firstKey, "value", .OBJC_ASSOCIATION_RETAIN)
            }
          }
        }
      }
    }
    let left = Leaving()
    #expect(objc_getAssociatedObject(left, &firstKey) == nil)
  }

  @Test func `a picture's rectangle is the largest of its shape, in the middle`() {
    let rect = AVMakeRect(
      aspectRatio: CGSize(width: 2, height: 1),
      insideRect: CGRect(x: 10, y: 10, width: 100, height: 100))
    #expect(rect == CGRect(x: 10, y: 35, width: 100, height: 50))
  }
}
