#!/usr/bin/env python3
"""An independent verifier of hour proofs, written from docs/ledger.md: verify.py proof.json|certificate.pdf root.json"""
import hashlib, json, re, sys, zlib
HASH = re.compile(r"[0-9a-f]{64}\Z")

def sha(data):
    return hashlib.sha256(data if isinstance(data, bytes) else data.encode()).digest()

def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

whole = lambda value: isinstance(value, int) and not isinstance(value, bool)

def is_record(r):
    return (isinstance(r, dict) and isinstance(r.get("line"), str) and whole(r.get("position"))
            and isinstance(r.get("path"), list) and all(isinstance(h, str) and HASH.match(h) for h in r["path"])
            and isinstance(r.get("open"), list)
            and all(isinstance(o, list) and len(o) == 3 and isinstance(o[0], str) and isinstance(o[1], str)
                    and (isinstance(o[2], str) or whole(o[2])) for o in r["open"]))

def is_star(s):
    return isinstance(s, dict) and isinstance(s.get("awardedOn"), str) and all(whole(s.get(k)) for k in ("level", "minutes", "askedMinutes"))

def read_proof(text):
    try:
        p = json.loads(text)
        ok = (p["format"] == "volunteer-hour-proof" and p["v"] == 1 and isinstance(p["site"], str)
              and isinstance(p["root"]["day"], str) and isinstance(p["root"]["head"], str)
              and 0 < len(p["records"]) <= 500 and all(is_record(r) for r in p["records"])
              and ("star" not in p or is_star(p["star"])))
        return p if ok else None
    except (ValueError, KeyError, TypeError):
        return None

def read_roots(text):
    try:
        f = json.loads(text)
        if f["format"] != "volunteer-ledger-roots" or not isinstance(f["heads"], list): return None
        days, before, broken = {}, None, False
        for head in f["heads"]:
            h = json.loads(head)
            broken |= before is not None and h["previous"] != sha(before).hex()
            days[h["day"]], before = head, head
        return days, broken
    except (ValueError, KeyError, TypeError):
        return None

def root_of(leaf, index, size, path):
    """RFC 9162, 2.1.3.2"""
    if not 0 <= index < size:
        return None
    fn, sn, r = index, size - 1, leaf
    for p in map(bytes.fromhex, path):
        if sn == 0: return None
        if fn & 1 or fn == sn:
            r = sha(b"\x01" + p + r)
            while not fn & 1 and fn:
                fn, sn = fn >> 1, sn >> 1
        else:
            r = sha(b"\x01" + r + p)
        fn, sn = fn >> 1, sn >> 1
    return r if sn == 0 else None

def reaches(proof):
    of = {r["position"]: {name: value for _, name, value in r["open"]} for r in proof["records"]}.values()
    return len({r.get("volunteerNo") for r in of}) == 1 and sum(int(r.get("minutes", 0)) for r in of) >= proof["star"]["askedMinutes"]

def is_whole(record, head):
    try:
        digests = json.loads(record["line"])["fields"]
    except (ValueError, KeyError, TypeError):
        return False
    for salt, name, value in record["open"]:
        if not HASH.match(salt) or digests.get(name) != sha(canonical([salt, name, value])).hex():
            return False
    root = root_of(sha(b"\x00" + record["line"].encode()), record["position"], head["size"], record["path"])
    return root is not None and root.hex() == head["root"]

def verdict(proof_text, root_text):
    proof, roots = read_proof(proof_text), read_roots(root_text)
    if proof is None or roots is None:
        return "unreadable"
    try:
        head = json.loads(proof["root"]["head"])
        whole_proof = ("star" not in proof or reaches(proof)) and head["day"] == proof["root"]["day"] and all(is_whole(r, head) for r in proof["records"])
    except (ValueError, KeyError, TypeError):
        whole_proof = False
    if not whole_proof:
        return "changed"
    published = roots[0].get(proof["root"]["day"])
    if published is None: return "rootMissing"
    return "proved" if published == proof["root"]["head"] and not roots[1] else "otherRoot"

if __name__ == "__main__":
    proof, root = (open(path, "rb").read() for path in sys.argv[1:3])
    packed = re.search(rb"/EmbeddedFile.*?/Length (\d+).*?stream\r?\n", proof, re.S) if proof[:5] == b"%PDF-" else None
    word = verdict(zlib.decompress(proof[packed.end():][:int(packed[1])]).decode() if packed else proof.decode(), root.decode())
    print(word)
    sys.exit(0 if word == "proved" else 1)
