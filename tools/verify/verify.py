#!/usr/bin/env python3
"""An independent verifier of hour proofs, written from docs/ledger.md: verify.py proof.json|certificate.pdf root.json"""
import hashlib, json, re, sys, zlib
HASH = re.compile(r"[0-9a-f]{64}\Z")
WRONG = (ValueError, KeyError, TypeError, AttributeError, RecursionError, zlib.error)

def sha(data):
    return hashlib.sha256(data if isinstance(data, bytes) else data.encode()).digest()

def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

# 180.0 and 1.8e2 are the whole number 180, as in languages that know one kind of number; NaN is none.
number = lambda text: int(float(text)) if float(text).is_integer() else float(text)
load = lambda text: json.loads(text, parse_float=number, parse_constant=lambda name: {}[name])
whole = lambda value: isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2 ** 53
is_text, is_list = (lambda value: isinstance(value, str)), (lambda value: isinstance(value, list))
is_open = lambda o: is_list(o) and len(o) == 3 and is_text(o[0]) and is_text(o[1]) and (is_text(o[2]) or whole(o[2]))

def is_record(r):
    return (isinstance(r, dict) and is_text(r.get("line")) and whole(r.get("position")) and is_list(r.get("path")) and is_list(r.get("open"))
            and all(is_text(h) and HASH.match(h) for h in r["path"]) and all(map(is_open, r["open"])))

def is_star(s):
    return isinstance(s, dict) and is_text(s.get("awardedOn")) and all(whole(s.get(k)) for k in ("level", "minutes", "askedMinutes"))

def read_proof(text):
    try:
        p = load(text)
        ok = (p["format"] == "volunteer-hour-proof" and whole(p["v"]) and p["v"] == 1 and is_list(p["records"])
              and all(map(is_text, (p["site"], p["root"]["day"], p["root"]["head"]))) and 0 < len(p["records"]) <= 500 and all(map(is_record, p["records"])) and ("star" not in p or is_star(p["star"])))
        return p if ok else None
    except WRONG:
        return None

def read_roots(text):
    try:
        f = load(text)
        if f["format"] != "volunteer-ledger-roots" or not is_list(f["heads"]): return None
        days, before, broken = {}, None, False
        for head in f["heads"]:
            h = load(head)
            if not is_text(h["day"]): return None
            broken |= before is not None and h.get("previous") != sha(before).hex()
            days[h["day"]], before = head, head
        return days, broken
    except WRONG:
        return None

def root_of(leaf, index, size, path):
    """RFC 9162, 2.1.3.2"""
    if not whole(size) or not 0 <= index < size: return None
    fn, sn, r = index, size - 1, leaf
    for p in map(bytes.fromhex, path):
        if sn == 0: return None
        if fn & 1 or fn == sn:
            r = sha(b"\x01" + p + r)
            while not fn & 1 and fn: fn, sn = fn >> 1, sn >> 1
        else:
            r = sha(b"\x01" + r + p)
        fn, sn = fn >> 1, sn >> 1
    return r if sn == 0 else None

def reaches(proof):
    of = {r["position"]: {name: value for _, name, value in r["open"]} for r in proof["records"]}.values()
    return len({r.get("volunteerNo") for r in of}) == 1 and sum(int(r.get("minutes", 0)) for r in of) >= proof["star"]["askedMinutes"]

def is_whole(record, head):
    digests = load(record["line"])["fields"]
    for salt, name, value in record["open"]:
        if not HASH.match(salt) or digests.get(name) != sha(canonical([salt, name, value])).hex():
            return False
    root = root_of(sha(b"\x00" + record["line"].encode()), record["position"], head["size"], record["path"])
    return root is not None and root.hex() == head["root"]

def verdict(proof_text, root_text):
    proof, roots = read_proof(proof_text), read_roots(root_text)
    if proof is None or roots is None: return "unreadable"
    try:
        head = load(proof["root"]["head"])
        whole_proof = ("star" not in proof or reaches(proof)) and head["day"] == proof["root"]["day"] and all(is_whole(r, head) for r in proof["records"])
    except WRONG:
        whole_proof = False
    if not whole_proof: return "changed"
    published = roots[0].get(proof["root"]["day"])
    if published is None: return "rootMissing"
    return "proved" if published == proof["root"]["head"] and not roots[1] else "otherRoot"

def judge(proof, root):
    """What the bytes of a proof or a paper are worth beside those of a root file."""
    packed = re.search(rb"/EmbeddedFile.*?/Length (\d+).*?stream\r?\n", proof, re.S) if proof[:5] == b"%PDF-" else None
    try:
        return verdict((zlib.decompress(proof[packed.end():][:int(packed[1])]) if packed else proof).decode(), root.decode())
    except WRONG:
        return "unreadable"

if __name__ == "__main__":
    word = judge(*(open(path, "rb").read() for path in sys.argv[1:3]))
    print(word)
    sys.exit(word != "proved")
